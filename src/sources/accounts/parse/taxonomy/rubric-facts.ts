// Which set of dimensions is which rubric, after the Bank's taxonomy package 22.19: the cells of the abridged and micro
// models, those that calculation rules of the full models name, and of the full models' notes those on staff, results,
// value added tax and guarantees, and the first half of their social balance. Later packages kept every set met so far.

/**
 * `#` opens a group of models. A row is: code, column, metric, members in the order of their dimensions. Columns are
 * `both` (current period prd:m1 and the one before, prd:m2), `current` (prd:m1), `closing` (prd:m2, the code itself,
 * ending in P, says that it is the period before) and `none` (no dimension of period; the current one).
 */
export const RUBRIC_FACTS = `
# m02 m82 m05 m01 m81 m04 m07 m87 m08
20 both am1 bas:m1 part:m1 spu:m1
21/28 both am1 bas:m2 part:m1
21 both am1 bas:m2 ntr:m1 part:m1
22/27 both am1 bas:m2 ntr:m2 part:m1
22 both am1 bas:m3 ntr:m2 part:m1
23 both am1 bas:m4 ntr:m2 part:m1
24 both am1 bas:m5 ntr:m2 part:m1
25 both am1 bas:m6 ntr:m2 part:m1
26 both am1 bas:m2 ntr:m2 part:m1 typ:m1
27 both am1 bas:m7 ntr:m2 part:m1
28 both am1 bas:m2 ntr:m3 part:m1
29/58 both am1 bas:m12 part:m1
29 both am1 bas:m9 part:m1 rst:m1
290 both am1 bas:m9 part:m1 rst:m1 typ:m3
291 both am1 bas:m9 part:m1 rst:m1 typ:m1
3 both am1 bas:m13 part:m1 sts:m2
30/36 both am1 bas:m14 part:m1 sts:m2
37 both am1 bas:m21 part:m1 sts:m2
40/41 both am1 bas:m9 part:m1 rst:m2
40 both am1 bas:m9 part:m1 rst:m2 typ:m3
41 both am1 bas:m9 part:m1 rst:m2 typ:m1
50/53 both am1 bas:m22 part:m1
54/58 both am1 bas:m23 part:m1
490/1 both am1 bas:m24 part:m1
20/58 both am1 bas:m25 part:m1
10/15 both am2 bas:m37 ntr:m4 part:m3
12 both am1 bas:m42 ntr:m4 part:m3
14 both am2 bas:m44 ntr:m4 part:m3 sts:m8
15 both am1 bas:m45 ntr:m4 part:m3
16 both am1 bas:m47 part:m3
160/5 both am1 bas:m48 part:m3 typ:m4
160 both am1 bas:m48 part:m3 spu:m3 typ:m4
161 both am1 bas:m48 part:m3 spu:m4 typ:m4
162 both am1 bas:m48 part:m3 spu:m5 typ:m4
164/5 both am1 bas:m48 part:m3 spu:m7 typ:m4
168 both am1 bas:m49 part:m3 sts:m9
17/49 both am1 bas:m50 part:m3
17 both am1 bas:m50 part:m3 rst:m1
170/4 both am1 bas:m50 ntr:m3 part:m3 rst:m1
175 both am1 bas:m50 part:m3 rst:m1 typ:m3
176 both am1 bas:m20 part:m3 rst:m1 spec:m5
178/9 both am1 bas:m50 part:m3 rst:m1 typ:m1
42/48 both am1 bas:m50 part:m3 rst:m2
42 both am1 bas:m50 part:m3 rst:m3
43 both am1 bas:m50 ntr:m3 part:m3 rst:m2
430/8 both am1 bas:m50 ntr:m3 part:m3 rst:m2 spec:m2
439 both am1 bas:m51 ntr:m3 part:m3 rst:m2 typ:m1
44 both am1 bas:m50 part:m3 rst:m2 typ:m3
440/4 both am1 bas:m50 part:m3 rst:m2 spec:m3 typ:m3
441 both am1 bas:m50 part:m3 rst:m2 spec:m4 typ:m3
46 both am1 bas:m20 part:m3 rst:m2 spec:m5
45 both am1 bas:m50 part:m3 rst:m2 spec:m6
450/3 both am1 bas:m50 part:m3 rst:m2 spec:m7
454/9 both am1 bas:m50 part:m3 rst:m2 spec:m8
492/3 both am1 bas:m24 part:m3
10/49 both am1 bas:m25 part:m3
76A both am1 bas:m52 ntr:m6 part:m4 typ:m7
62 both am2 bas:m1 ntr:m7 part:m4
630 both am1 bas:m1 bkd:m1 ntr:m6 part:m4 spec:m9
631/4 both am2 bas:m1 bkd:m2 mdp:m2 ntr:m6 part:m4 spec:m10
640/8 both am1 bas:m1 ntr:m6 part:m4 typ:m2
649 both am3 bas:m1 mdp:m3 ntr:m6 part:m4 spec:m11
66A both am2 bas:m1 ntr:m6 part:m4 typ:m7
9901 both am2 bas:m44 ntr:m6 part:m4
75/76B both am1 bas:m52 ntr:m3 part:m4
75 both am1 bas:m52 ntr:m3 part:m4 typ:m8
76B both am1 bas:m52 ntr:m3 part:m4 typ:m7
65/66B both am2 bas:m1 ntr:m3 part:m4
65 both am2 bas:m1 ntr:m3 part:m4 typ:m8
66B both am2 bas:m1 ntr:m3 part:m4 typ:m7
9903 both am2 bas:m59 part:m4 spec:m16
780 both am1 bas:m49 mdp:m4 part:m4 sts:m9
680 both am1 bas:m49 mdp:m5 part:m4 sts:m9
67/77 both am2 bas:m49 part:m4 spec:m17
9904 both am2 bas:m59 part:m4
789 both am1 bas:m43 mdp:m4 part:m4 sts:m6
689 both am1 bas:m43 mdp:m5 part:m4 sts:m6
9905 both am2 bas:m59 part:m4 sts:m11
9906 both am2 bas:m44 part:m5 sts:m11
14P both am2 bas:m61 part:m5 sts:m8
# m02 m82 m01 m81 m07 m87
10/11 both am1 bas:m38 ntr:m4 part:m3
13 both am1 bas:m43 ntr:m4 part:m3
130/1 both am1 bas:m43 ntr:m4 part:m3 sts:m5
1311 both am1 bas:m43 ntr:m4 part:m3 rsn:m2 sts:m5
1312 both am1 bas:m43 ntr:m4 part:m3 rsn:m3 sts:m5
1313 both am1 bas:m43 ntr:m4 part:m3 rsn:m4 sts:m5
1319 both am1 bas:m43 ntr:m4 part:m3 spec:m1 sts:m5
132 both am1 bas:m43 ntr:m4 part:m3 sts:m6
133 both am1 bas:m43 ntr:m4 part:m3 sts:m7
19 both am1 bas:m46 ntr:m4 part:m3
47/48 both am1 bas:m50 part:m3 rst:m2 typ:m1
791/2 both am1 bas:m37 mdp:m4 ntr:m4 part:m5
691/2 both am1 bas:m37 mdp:m5 ntr:m4 part:m5
691 both am1 bas:m38 mdp:m5 ntr:m4 part:m5
6920 both am1 bas:m43 mdp:m5 ntr:m4 part:m5 rsn:m1
6921 both am1 bas:m43 mdp:m5 ntr:m4 part:m5 typ:m1
694/7 both am1 bas:m63 part:m5 sts:m12
694 both am1 bas:m63 bnf:m1 part:m5 sts:m12
695 both am1 bas:m63 bnf:m2 part:m5 sts:m12
696 both am1 bas:m63 bnf:m3 part:m5 sts:m12
697 both am1 bas:m63 bnf:m4 part:m5 sts:m12
# m02 m01 m07
10 both am1 bas:m39 ntr:m4 part:m3
100 both am1 bas:m39 ntr:m4 part:m3 sts:m3
101 both am1 bas:m39 ntr:m4 part:m3 sts:m4
11 both am1 bas:m40 ntr:m4 part:m3
1100/10 both am1 bas:m41 ntr:m4 part:m3
1109/19 both am1 bas:m40 ntr:m4 part:m3 typ:m2
130 both am1 bas:m43 ntr:m4 part:m3 rsn:m1 sts:m5
# m02 m82 m01 m81 m04 m07 m87 m08
163 both am1 bas:m48 part:m3 spu:m6 typ:m4
# m05
163 current am1 bas:m48 part:m3 spu:m6 typ:m4
280/1 both am1 bas:m2 ntr:m3 part:m1 psn:m29 rls:m1
280 both am1 bas:m8 ntr:m3 part:m1 psn:m21 rls:m1
281 both am1 bas:m9 ntr:m3 part:m1 psn:m29 rls:m1
282/3 both am1 bas:m2 ntr:m3 part:m1 psn:m21 rls:m2
282 both am1 bas:m8 ntr:m3 part:m1 psn:m21 rls:m2
283 both am1 bas:m9 ntr:m3 part:m1 psn:m21 rls:m2
9253 both am1 bas:m2 ntr:m3 part:m6 psn:m21 rls:m4
9263 both am1 bas:m8 ntr:m3 part:m6 psn:m21 rls:m4
9273 both am1 bas:m9 ntr:m3 part:m6 psn:m21 rls:m4 sts:m10
9283 both am1 bas:m9 ntr:m3 part:m6 psn:m21 rls:m4 typ:m2
8932 current am1 bas:m51 gtd:m8 ntr:m3 part:m6 sts:m10
8942 current am1 bas:m50 gtd:m8 ntr:m3 part:m6 typ:m5
8952 current am1 bas:m50 gtd:m8 ntr:m3 part:m6 typ:m6
8962 current am1 bas:m50 gtd:m8 ntr:m3 part:m6 spec:m2
8972 current am1 bas:m51 gtd:m8 ntr:m3 part:m6 typ:m1
9351 both am1 bas:m50 part:m6 psn:m29 rls:m1
9361 both am1 bas:m50 part:m6 psn:m29 rls:m1 rst:m1
9371 both am1 bas:m50 part:m6 psn:m29 rls:m1 rst:m2
73 both am2 bas:m125 ntr:m6 part:m4
635/9 both am2 bas:m48 ntr:m6 part:m4 typ:m4
9321 both am1 bas:m22 part:m6 psn:m29 rls:m1
9331 both am1 bas:m10 part:m6 psn:m21 rls:m1
9341 both am1 bas:m100 part:m6 psn:m29 rls:m1
9291 both am1 bas:m9 part:m6 psn:m29 rls:m1
9301 both am1 bas:m9 part:m6 psn:m29 rls:m1 rst:m1
9311 both am1 bas:m9 part:m6 psn:m29 rls:m1 rst:m2
8391 current am1 bas:m70 bkd:m4 part:m6 psn:m21 rls:m1
8391P closing am1 aln:m1 bas:m70 bkd:m4 part:m6 psn:m21 rls:m1 rut:m1
8361 current am1 bas:m70 bkd:m4 mdp:m6 part:m6 psn:m21 rls:m1
8371 current am1 bas:m70 bkd:m4 mdp:m8 part:m6 psn:m21 rls:m1
8381 current am2 bas:m70 bkd:m4 mdp:m9 part:m6 psn:m21 rls:m1
8521 current am1 bas:m70 bkd:m2 part:m6 psn:m21 rls:m1
8521P closing am1 aln:m1 bas:m70 bkd:m2 part:m6 psn:m21 rls:m1 rut:m1
8471 current am1 bas:m70 bkd:m2 mdp:m6 part:m6 psn:m21 rls:m1
8481 current am1 bas:m70 bkd:m2 mdp:m10 part:m6 psn:m21 rls:m1
8491 current am1 bas:m70 bkd:m2 mdp:m11 part:m6 psn:m21 rls:m1
8501 current am1 bas:m70 bkd:m2 mdp:m12 part:m6 psn:m21 rls:m1
8511 current am2 bas:m70 bkd:m2 mdp:m9 part:m6 psn:m21 rls:m1
8551 current am1 bas:m70 bkd:m6 part:m6 psn:m21 rls:m1
8551P closing am1 aln:m1 bas:m70 bkd:m6 part:m6 psn:m21 rls:m1 rut:m1
8541 current am2 bas:m70 bkd:m6 mdp:m2 part:m6 psn:m21 rls:m1
8393 current am1 bas:m70 bkd:m4 part:m6 psn:m21 rls:m3
8393P closing am1 aln:m1 bas:m70 bkd:m4 part:m6 psn:m21 rls:m3 rut:m1
8363 current am1 bas:m70 bkd:m4 mdp:m6 part:m6 psn:m21 rls:m3
8373 current am1 bas:m70 bkd:m4 mdp:m8 part:m6 psn:m21 rls:m3
8383 current am2 bas:m70 bkd:m4 mdp:m9 part:m6 psn:m21 rls:m3
8523 current am1 bas:m70 bkd:m2 part:m6 psn:m21 rls:m3
8523P closing am1 aln:m1 bas:m70 bkd:m2 part:m6 psn:m21 rls:m3 rut:m1
8473 current am1 bas:m70 bkd:m2 mdp:m6 part:m6 psn:m21 rls:m3
8483 current am1 bas:m70 bkd:m2 mdp:m10 part:m6 psn:m21 rls:m3
8493 current am1 bas:m70 bkd:m2 mdp:m11 part:m6 psn:m21 rls:m3
8503 current am1 bas:m70 bkd:m2 mdp:m12 part:m6 psn:m21 rls:m3
8513 current am2 bas:m70 bkd:m2 mdp:m9 part:m6 psn:m21 rls:m3
8553 current am1 bas:m70 bkd:m6 part:m6 psn:m21 rls:m3
8553P closing am1 aln:m1 bas:m70 bkd:m6 part:m6 psn:m21 rls:m3 rut:m1
8543 current am2 bas:m70 bkd:m6 mdp:m2 part:m6 psn:m21 rls:m3
8392 current am1 bas:m70 bkd:m4 part:m6 psn:m21 rls:m2
8392P closing am1 aln:m1 bas:m70 bkd:m4 part:m6 psn:m21 rls:m2 rut:m1
8362 current am1 bas:m70 bkd:m4 mdp:m6 part:m6 psn:m21 rls:m2
8372 current am1 bas:m70 bkd:m4 mdp:m8 part:m6 psn:m21 rls:m2
8382 current am2 bas:m70 bkd:m4 mdp:m9 part:m6 psn:m21 rls:m2
8522 current am1 bas:m70 bkd:m2 part:m6 psn:m21 rls:m2
8522P closing am1 aln:m1 bas:m70 bkd:m2 part:m6 psn:m21 rls:m2 rut:m1
8472 current am1 bas:m70 bkd:m2 mdp:m6 part:m6 psn:m21 rls:m2
8482 current am1 bas:m70 bkd:m2 mdp:m10 part:m6 psn:m21 rls:m2
8492 current am1 bas:m70 bkd:m2 mdp:m11 part:m6 psn:m21 rls:m2
8502 current am1 bas:m70 bkd:m2 mdp:m12 part:m6 psn:m21 rls:m2
8512 current am2 bas:m70 bkd:m2 mdp:m9 part:m6 psn:m21 rls:m2
8552 current am1 bas:m70 bkd:m6 part:m6 psn:m21 rls:m2
8552P closing am1 aln:m1 bas:m70 bkd:m6 part:m6 psn:m21 rls:m2 rut:m1
8542 current am2 bas:m70 bkd:m6 mdp:m2 part:m6 psn:m21 rls:m2
9353 both am1 bas:m50 part:m6 psn:m21 rls:m4
9363 both am1 bas:m50 part:m6 psn:m21 rls:m4 rst:m1
9373 both am1 bas:m50 part:m6 psn:m21 rls:m4 rst:m2
8453 current am1 bas:m70 bkd:m5 part:m6 psn:m21 rls:m3
8453P closing am1 aln:m1 bas:m70 bkd:m5 part:m6 psn:m21 rls:m3 rut:m1
8413 current am1 bas:m70 bkd:m5 mdp:m6 part:m6 psn:m21 rls:m3
8423 current am1 bas:m70 bkd:m5 mdp:m11 part:m6 psn:m21 rls:m3
8433 current am1 bas:m70 bkd:m5 mdp:m12 part:m6 psn:m21 rls:m3
8443 current am2 bas:m70 bkd:m5 mdp:m9 part:m6 psn:m21 rls:m3
8451 current am1 bas:m70 bkd:m5 part:m6 psn:m21 rls:m1
8451P closing am1 aln:m1 bas:m70 bkd:m5 part:m6 psn:m21 rls:m1 rut:m1
8411 current am1 bas:m70 bkd:m5 mdp:m6 part:m6 psn:m21 rls:m1
8421 current am1 bas:m70 bkd:m5 mdp:m11 part:m6 psn:m21 rls:m1
8431 current am1 bas:m70 bkd:m5 mdp:m12 part:m6 psn:m21 rls:m1
8441 current am2 bas:m70 bkd:m5 mdp:m9 part:m6 psn:m21 rls:m1
8452 current am1 bas:m70 bkd:m5 part:m6 psn:m21 rls:m2
8452P closing am1 aln:m1 bas:m70 bkd:m5 part:m6 psn:m21 rls:m2 rut:m1
8412 current am1 bas:m70 bkd:m5 mdp:m6 part:m6 psn:m21 rls:m2
8422 current am1 bas:m70 bkd:m5 mdp:m11 part:m6 psn:m21 rls:m2
8432 current am1 bas:m70 bkd:m5 mdp:m12 part:m6 psn:m21 rls:m2
8442 current am2 bas:m70 bkd:m5 mdp:m9 part:m6 psn:m21 rls:m2
9293 both am1 bas:m9 part:m6 psn:m21 rls:m4
9303 both am1 bas:m9 part:m6 psn:m21 rls:m4 rst:m1
9313 both am1 bas:m9 part:m6 psn:m21 rls:m4 rst:m2
210 current am1 bas:m1 part:m6 spu:m10
# m01 m81 m04 m07 m87 m08
172/3 both am1 bas:m50 ntr:m3 part:m3 rst:m1 spec:m94
174/0 both am1 bas:m51 ntr:m3 part:m3 rst:m1 typ:m1
9900 both am2 bas:m118 ntr:m17 part:m4
70 both am1 bas:m53 ntr:m17 part:m4
60/61 both am1 bas:m119 ntr:m17 part:m4
8059P closing am1 aln:m1 bas:m2 bkd:m4 ntr:m1 part:m6 rut:m1
8029 current am1 bas:m2 bkd:m4 mdp:m6 ntr:m1 part:m6
8039 current am1 bas:m2 mdp:m8 ntr:m1 part:m6
8049 current am2 bas:m2 mdp:m9 ntr:m1 part:m6
8059 current am1 bas:m2 bkd:m4 ntr:m1 part:m6
8129P closing am1 aln:m1 bas:m2 bkd:m1 ntr:m1 part:m6 rut:m1
8079 current am1 bas:m2 bkd:m1 mdp:m6 ntr:m1 part:m6
8089 current am1 bas:m2 bkd:m1 mdp:m10 ntr:m1 part:m6
8099 current am1 bas:m2 bkd:m1 mdp:m11 ntr:m1 part:m6
8109 current am1 bas:m2 bkd:m1 mdp:m12 ntr:m1 part:m6
8119 current am2 bas:m2 bkd:m1 mdp:m9 ntr:m1 part:m6
8129 current am1 bas:m2 bkd:m1 ntr:m1 part:m6
8199P closing am1 aln:m1 bas:m2 bkd:m4 ntr:m2 part:m6 rut:m1
8169 current am1 bas:m2 bkd:m4 mdp:m6 ntr:m2 part:m6
8179 current am1 bas:m2 bkd:m4 mdp:m8 ntr:m2 part:m6
8189 current am2 bas:m2 bkd:m4 mdp:m9 ntr:m2 part:m6
8199 current am1 bas:m2 bkd:m4 ntr:m2 part:m6
8259P closing am1 aln:m1 bas:m2 bkd:m5 ntr:m2 part:m6 rut:m1
8219 current am1 bas:m2 bkd:m5 mdp:m6 ntr:m2 part:m6
8229 current am1 bas:m2 bkd:m5 mdp:m11 ntr:m2 part:m6
8239 current am1 bas:m2 bkd:m5 mdp:m12 ntr:m2 part:m6
8249 current am2 bas:m2 bkd:m5 mdp:m9 ntr:m2 part:m6
8259 current am1 bas:m2 bkd:m5 ntr:m2 part:m6
8329P closing am1 aln:m1 bas:m2 bkd:m1 ntr:m2 part:m6 rut:m1
8279 current am1 bas:m2 bkd:m1 mdp:m6 ntr:m2 part:m6
8289 current am1 bas:m2 bkd:m1 mdp:m10 ntr:m2 part:m6
8299 current am1 bas:m2 bkd:m1 mdp:m11 ntr:m2 part:m6
8309 current am1 bas:m2 bkd:m1 mdp:m12 ntr:m2 part:m6
8319 current am2 bas:m2 bkd:m1 mdp:m9 ntr:m2 part:m6
8329 current am1 bas:m2 bkd:m1 ntr:m2 part:m6
8395P closing am1 aln:m1 bas:m70 bkd:m4 part:m6 psn:m1 rls:m1 rut:m1
8365 current am1 bas:m70 bkd:m4 mdp:m6 part:m6 psn:m1 rls:m1
8375 current am1 bas:m70 bkd:m4 mdp:m8 part:m6 psn:m1 rls:m1
8385 current am2 bas:m70 bkd:m4 mdp:m9 part:m6 psn:m1 rls:m1
8386 current am2 bas:m70 bkd:m4 mdp:m7 part:m6 psn:m1 rls:m1
8395 current am1 bas:m70 bkd:m4 part:m6 psn:m1 rls:m1
8455P closing am1 aln:m1 bas:m2 bkd:m5 part:m6 psn:m1 rls:m1 rut:m1
8415 current am1 bas:m2 bkd:m5 mdp:m6 part:m6 psn:m1 rls:m1
8425 current am1 bas:m2 bkd:m5 mdp:m11 part:m6 psn:m1 rls:m1
8435 current am1 bas:m2 bkd:m5 mdp:m12 part:m6 psn:m1 rls:m1
8445 current am2 bas:m2 bkd:m5 mdp:m9 part:m6 psn:m1 rls:m1
8455 current am1 bas:m2 bkd:m5 part:m6 psn:m1 rls:m1
8525P closing am1 aln:m1 bas:m2 bkd:m2 part:m6 psn:m1 rls:m1 rut:m1
8475 current am1 bas:m2 bkd:m2 mdp:m6 part:m6 psn:m1 rls:m1
8485 current am1 bas:m2 bkd:m2 mdp:m10 part:m6 psn:m1 rls:m1
8495 current am1 bas:m2 bkd:m2 mdp:m11 part:m6 psn:m1 rls:m1
8505 current am1 bas:m2 bkd:m2 mdp:m12 part:m6 psn:m1 rls:m1
8515 current am2 bas:m2 bkd:m2 mdp:m9 part:m6 psn:m1 rls:m1
8525 current am1 bas:m2 bkd:m2 part:m6 psn:m1 rls:m1
8555P closing am1 aln:m1 bas:m2 bkd:m6 part:m6 psn:m1 rls:m1 rut:m1
8545 current am2 bas:m2 bkd:m6 mdp:m2 part:m6 psn:m1 rls:m1
8555 current am1 bas:m2 bkd:m6 part:m6 psn:m1 rls:m1
9149 current am1 bas:m87 gtd:m3 ntr:m12 part:m6 spu:m14
9150 current am1 bas:m87 gtd:m3 ntr:m12 part:m6 spu:m14 typ:m20
91612 current am1 bas:m87 gtd:m3 ntr:m13 part:m6 qlt:m2 spec:m60 spu:m17 typ:m22
91622 current am1 bas:m87 gtd:m3 ntr:m13 part:m6 spec:m61 spu:m17 typ:m22
91632 current am1 bas:m87 gtd:m3 ntr:m13 part:m6 spec:m62 spu:m17 typ:m23
91712 current am1 bas:m87 gtd:m3 ntr:m13 part:m6 spec:m63 spu:m17 typ:m24
91722 current am1 bas:m87 gtd:m3 ntr:m13 part:m6 spec:m64 spu:m17 typ:m25
91812 current am1 bas:m87 gtd:m3 ntr:m13 part:m6 qlt:m2 spec:m60 spu:m17 typ:m26
91822 current am1 bas:m87 gtd:m3 ntr:m13 part:m6 spec:m65 spu:m17 typ:m26
91912 current am1 bas:m87 gtd:m3 ntr:m13 part:m6 spec:m66 spu:m17 typ:m27
91922 current am1 bas:m87 gtd:m3 ntr:m13 part:m6 spec:m65 spu:m17 typ:m27
92012 current am1 bas:m87 gtd:m3 ntr:m13 part:m6 qlt:m2 spec:m67 spu:m17 typ:m28
92022 current am1 bas:m87 gtd:m3 ntr:m13 part:m6 spec:m68 spu:m17 typ:m28
1001 current dec1 bas:m73 gdr:m1 part:m8 typ:m16 wkr:m1 wrg:m1
1002 current dec1 bas:m73 gdr:m1 part:m8 typ:m16 wkr:m1 wrg:m2
1003 current dec1 bas:m73 gdr:m1 part:m8 typ:m16 wkr:m1 wrg:m3
1003P closing dec1 bas:m73 gdr:m1 part:m8 typ:m16 wkr:m1 wrg:m3
1011 current int4 bas:m73 gdr:m1 hrs:m1 part:m8 wkr:m1 wrg:m1
1012 current int4 bas:m73 gdr:m1 hrs:m1 part:m8 wkr:m1 wrg:m2
1013 current int4 bas:m73 gdr:m1 hrs:m1 part:m8 wkr:m1 wrg:m3
1013P closing int4 bas:m73 gdr:m1 hrs:m1 part:m8 wkr:m1 wrg:m3
1021 current am2 bas:m1 gdr:m1 ntr:m7 part:m8 wkr:m1 wrg:m1
1022 current am2 bas:m1 gdr:m1 ntr:m7 part:m8 wkr:m1 wrg:m2
1023 current am2 bas:m1 gdr:m1 ntr:m7 part:m8 wkr:m1 wrg:m3
1023P closing am2 bas:m1 gdr:m1 ntr:m7 part:m8 wkr:m1 wrg:m3
1051 current int3 bas:m73 mmt:m2 part:m8 wkr:m1 wrg:m1
1052 current int3 bas:m73 mmt:m2 part:m8 wkr:m1 wrg:m2
1053 current dec1 bas:m73 mmt:m2 part:m8 qlt:m3 wkr:m1 wrg:m3
1101 current int3 bas:m73 epc:m1 mmt:m2 part:m8 wkr:m1 wrg:m1
1102 current int3 bas:m73 epc:m1 mmt:m2 part:m8 wkr:m1 wrg:m2
1103 current dec1 bas:m73 epc:m1 mmt:m2 part:m8 qlt:m3 wkr:m1 wrg:m3
1111 current int3 bas:m73 epc:m2 mmt:m2 part:m8 wkr:m1 wrg:m1
1112 current int3 bas:m73 epc:m2 mmt:m2 part:m8 wkr:m1 wrg:m2
1113 current dec1 bas:m73 epc:m2 mmt:m2 part:m8 qlt:m3 wkr:m1 wrg:m3
1121 current int3 bas:m73 epc:m3 mmt:m2 part:m8 wkr:m1 wrg:m1
1122 current int3 bas:m73 epc:m3 mmt:m2 part:m8 wkr:m1 wrg:m2
1123 current dec1 bas:m73 epc:m3 mmt:m2 part:m8 qlt:m3 wkr:m1 wrg:m3
1131 current int3 bas:m73 epc:m4 mmt:m2 part:m8 wkr:m1 wrg:m1
1132 current int3 bas:m73 epc:m4 mmt:m2 part:m8 wkr:m1 wrg:m2
1133 current dec1 bas:m73 epc:m4 mmt:m2 part:m8 qlt:m3 wkr:m1 wrg:m3
1201 current int3 bas:m73 gdr:m2 mmt:m2 part:m8 wkr:m1 wrg:m1
1202 current int3 bas:m73 gdr:m2 mmt:m2 part:m8 wkr:m1 wrg:m2
1203 current dec1 bas:m73 gdr:m2 mmt:m2 part:m8 qlt:m3 wkr:m1 wrg:m3
12001 current int3 bas:m73 dgl:m1 gdr:m2 mmt:m2 part:m8 wkr:m1 wrg:m1
12002 current int3 bas:m73 dgl:m1 gdr:m2 mmt:m2 part:m8 wkr:m1 wrg:m2
12003 current dec1 bas:m73 dgl:m1 gdr:m2 mmt:m2 part:m8 qlt:m3 wkr:m1 wrg:m3
12011 current int3 bas:m73 dgl:m2 gdr:m2 mmt:m2 part:m8 wkr:m1 wrg:m1
12012 current int3 bas:m73 dgl:m2 gdr:m2 mmt:m2 part:m8 wkr:m1 wrg:m2
12013 current dec1 bas:m73 dgl:m2 gdr:m2 mmt:m2 part:m8 qlt:m3 wkr:m1 wrg:m3
12021 current int3 bas:m73 dgl:m3 gdr:m2 mmt:m2 part:m8 wkr:m1 wrg:m1
12022 current int3 bas:m73 dgl:m3 gdr:m2 mmt:m2 part:m8 wkr:m1 wrg:m2
12023 current dec1 bas:m73 dgl:m3 gdr:m2 mmt:m2 part:m8 qlt:m3 wkr:m1 wrg:m3
12031 current int3 bas:m73 dgl:m4 gdr:m2 mmt:m2 part:m8 wkr:m1 wrg:m1
12032 current int3 bas:m73 dgl:m4 gdr:m2 mmt:m2 part:m8 wkr:m1 wrg:m2
12033 current dec1 bas:m73 dgl:m4 gdr:m2 mmt:m2 part:m8 qlt:m3 wkr:m1 wrg:m3
1211 current int3 bas:m73 gdr:m3 mmt:m2 part:m8 wkr:m1 wrg:m1
1212 current int3 bas:m73 gdr:m3 mmt:m2 part:m8 wkr:m1 wrg:m2
1213 current dec1 bas:m73 gdr:m3 mmt:m2 part:m8 qlt:m3 wkr:m1 wrg:m3
12101 current int3 bas:m73 dgl:m1 gdr:m3 mmt:m2 part:m8 wkr:m1 wrg:m1
12102 current int3 bas:m73 dgl:m1 gdr:m3 mmt:m2 part:m8 wkr:m1 wrg:m2
12103 current dec1 bas:m73 dgl:m1 gdr:m3 mmt:m2 part:m8 qlt:m3 wkr:m1 wrg:m3
12111 current int3 bas:m73 dgl:m2 gdr:m3 mmt:m2 part:m8 wkr:m1 wrg:m1
12112 current int3 bas:m73 dgl:m2 gdr:m3 mmt:m2 part:m8 wkr:m1 wrg:m2
12113 current dec1 bas:m73 dgl:m2 gdr:m3 mmt:m2 part:m8 qlt:m3 wkr:m1 wrg:m3
12121 current int3 bas:m73 dgl:m3 gdr:m3 mmt:m2 part:m8 wkr:m1 wrg:m1
12122 current int3 bas:m73 dgl:m3 gdr:m3 mmt:m2 part:m8 wkr:m1 wrg:m2
12123 current dec1 bas:m73 dgl:m3 gdr:m3 mmt:m2 part:m8 qlt:m3 wkr:m1 wrg:m3
12131 current int3 bas:m73 dgl:m4 gdr:m3 mmt:m2 part:m8 wkr:m1 wrg:m1
12132 current int3 bas:m73 dgl:m4 gdr:m3 mmt:m2 part:m8 wkr:m1 wrg:m2
12133 current dec1 bas:m73 dgl:m4 gdr:m3 mmt:m2 part:m8 qlt:m3 wkr:m1 wrg:m3
1301 current int3 bas:m73 mmt:m2 part:m8 pfc:m1 wkr:m1 wrg:m1
1302 current int3 bas:m73 mmt:m2 part:m8 pfc:m1 wkr:m1 wrg:m2
1303 current dec1 bas:m73 mmt:m2 part:m8 pfc:m1 qlt:m3 wkr:m1 wrg:m3
1341 current int3 bas:m73 mmt:m2 part:m8 pfc:m2 wkr:m1 wrg:m1
1342 current int3 bas:m73 mmt:m2 part:m8 pfc:m2 wkr:m1 wrg:m2
1343 current dec1 bas:m73 mmt:m2 part:m8 pfc:m2 qlt:m3 wkr:m1 wrg:m3
1321 current int3 bas:m73 mmt:m2 part:m8 pfc:m3 wkr:m1 wrg:m1
1322 current int3 bas:m73 mmt:m2 part:m8 pfc:m3 wkr:m1 wrg:m2
1323 current dec1 bas:m73 mmt:m2 part:m8 pfc:m3 qlt:m3 wkr:m1 wrg:m3
1331 current int3 bas:m73 mmt:m2 part:m8 pfc:m4 wkr:m1 wrg:m1
1332 current int3 bas:m73 mmt:m2 part:m8 pfc:m4 wkr:m1 wrg:m2
1333 current dec1 bas:m73 mmt:m2 part:m8 pfc:m4 qlt:m3 wkr:m1 wrg:m3
2051 none int3 bas:m73 mdp:m19 part:m8 wkr:m1 wrg:m1
2052 none int3 bas:m73 mdp:m19 part:m8 wkr:m1 wrg:m2
2053 none dec1 bas:m73 mdp:m19 part:m8 qlt:m3 wkr:m1 wrg:m3
3051 none int3 bas:m73 mdp:m20 part:m8 wkr:m1 wrg:m1
3052 none int3 bas:m73 mdp:m20 part:m8 wkr:m1 wrg:m2
3053 none dec1 bas:m73 mdp:m20 part:m8 qlt:m3 wkr:m1 wrg:m3
5801 none int3 bas:m73 cvt:m1 gdr:m2 part:m8 wkr:m1
5811 none int3 bas:m73 cvt:m1 gdr:m3 part:m8 wkr:m1
5802 none int4 bas:m73 cvt:m1 gdr:m2 hrs:m2 part:m8 wkr:m1
5812 none int4 bas:m73 cvt:m1 gdr:m3 hrs:m2 part:m8 wkr:m1
5803 none am1 bas:m1 cvt:m1 gdr:m2 ntr:m9 part:m8 wkr:m1
5813 none am1 bas:m1 cvt:m1 gdr:m3 ntr:m9 part:m8 wkr:m1
58031 none am1 bas:m1 cvt:m1 gdr:m2 ntr:m17 part:m8 spec:m84 wkr:m1
58131 none am1 bas:m1 cvt:m1 gdr:m3 ntr:m17 part:m8 spec:m84 wkr:m1
58032 none am1 bas:m1 bnf:m5 cvt:m1 gdr:m2 ntr:m9 part:m8 typ:m31 wkr:m1
58132 none am1 bas:m1 bnf:m5 cvt:m1 gdr:m3 ntr:m9 part:m8 typ:m31 wkr:m1
58033 none am1 bas:m112 cvt:m1 gdr:m2 mdp:m21 ntr:m9 part:m8 wkr:m1
58133 none am1 bas:m112 cvt:m1 gdr:m3 mdp:m21 ntr:m9 part:m8 wkr:m1
5821 none int3 bas:m73 cvt:m2 gdr:m2 part:m8 wkr:m1
5831 none int3 bas:m73 cvt:m2 gdr:m3 part:m8 wkr:m1
5822 none int4 bas:m73 cvt:m2 gdr:m2 hrs:m2 part:m8 wkr:m1
5832 none int4 bas:m73 cvt:m2 gdr:m3 hrs:m2 part:m8 wkr:m1
5823 none am1 bas:m1 cvt:m2 gdr:m2 ntr:m9 part:m8 wkr:m1
5833 none am1 bas:m1 cvt:m2 gdr:m3 ntr:m9 part:m8 wkr:m1
5841 none int3 bas:m73 cvt:m3 gdr:m2 part:m8 wkr:m1
5851 none int3 bas:m73 cvt:m3 gdr:m3 part:m8 wkr:m1
5842 none int4 bas:m73 cvt:m3 gdr:m2 hrs:m2 part:m8 wkr:m1
5852 none int4 bas:m73 cvt:m3 gdr:m3 hrs:m2 part:m8 wkr:m1
5843 none am1 bas:m1 cvt:m3 gdr:m2 ntr:m9 part:m8 wkr:m1
5853 none am1 bas:m1 cvt:m3 gdr:m3 ntr:m9 part:m8 wkr:m1
# m01 m81 m07 m87
635/8 both am2 bas:m48 part:m4 typ:m4
753 both am1 bas:m120 ntr:m3 part:m4 typ:m8
794 both am1 bas:m62 part:m5
8722 current int2 bas:m10 ntr:m4 part:m6 spec:m31
91611 current am1 bas:m87 gtd:m3 ntr:m13 part:m6 qlt:m2 spec:m60 spu:m16 typ:m22
91621 current am1 bas:m87 gtd:m3 ntr:m13 part:m6 spec:m61 spu:m16 typ:m22
91631 current am1 bas:m87 gtd:m3 ntr:m13 part:m6 spec:m62 spu:m16 typ:m23
91711 current am1 bas:m87 gtd:m3 ntr:m13 part:m6 spec:m63 spu:m16 typ:m24
91721 current am1 bas:m87 gtd:m3 ntr:m13 part:m6 spec:m64 spu:m16 typ:m25
91811 current am1 bas:m87 gtd:m3 ntr:m13 part:m6 qlt:m2 spec:m60 spu:m16 typ:m26
91821 current am1 bas:m87 gtd:m3 ntr:m13 part:m6 spec:m65 spu:m16 typ:m26
91911 current am1 bas:m87 gtd:m3 ntr:m13 part:m6 spec:m66 spu:m16 typ:m27
91921 current am1 bas:m87 gtd:m3 ntr:m13 part:m6 spec:m65 spu:m16 typ:m27
92011 current am1 bas:m87 gtd:m3 ntr:m13 part:m6 qlt:m2 spec:m67 spu:m16 typ:m28
92021 current am1 bas:m87 gtd:m3 ntr:m13 part:m6 spec:m68 spu:m16 typ:m28
9220 current am1 bas:m94 part:m6 spec:m73
9500 current am1 bas:m9 ntr:m3 part:m6 psn:m5 spec:m74
9501 current am1 bas:m102 bnf:m6 gtd:m3 part:m6 psn:m5
9502 current am1 bas:m89 bnf:m6 gtd:m3 part:m6 psn:m5 sts:m23 typ:m2
9072 current am1 bas:m50 part:m7 spec:m7 sts:m13
9076 current am1 bas:m50 part:m7 spec:m22 sts:m13
9078 current am1 bas:m120 part:m7
# m01 m07
8721 current am1 bas:m10 ntr:m4 part:m6 spec:m31
# m01
8731 current am1 bas:m10 ntr:m4 part:m6 spec:m32
# m01 m81
8732 current int2 bas:m10 ntr:m4 part:m6 spec:m32
892 current am1 bas:m50 gtd:m2 ntr:m3 part:m6 spec:m94
902 current am1 bas:m51 gtd:m2 ntr:m3 part:m6 typ:m1
9294 current am1 bas:m102 bnf:m6 gtd:m3 part:m6 psn:m1 rls:m9
9295 current am1 bas:m89 bnf:m6 gtd:m3 part:m6 psn:m1 rls:m9 sts:m23 typ:m2
# m02 m82 m05 m01 m81 m04
8912 current am1 bas:m50 part:m6 rst:m7
8913 current am1 bas:m50 part:m6 rst:m8
8921 current am1 bas:m50 gtd:m1 ntr:m3 part:m6
8981 current am1 bas:m50 gtd:m1 part:m6 typ:m3
8991 current am1 bas:m50 gtd:m1 part:m6 spec:m3 typ:m3
9001 current am1 bas:m50 gtd:m1 part:m6 spec:m4 typ:m3
9011 current am1 bas:m20 gtd:m1 part:m6 spec:m5
9021 current am1 bas:m50 gtd:m1 part:m6 spec:m8
9051 current am1 bas:m50 gtd:m1 part:m6 typ:m1
9061 current am1 bas:m50 gtd:m1 part:m6
76 both am1 bas:m52 part:m6 typ:m7
66 both am2 bas:m1 part:m6 typ:m7
# m01 m81 m04
891 current am1 bas:m50 gtd:m1 ntr:m3 part:m6 spec:m94
901 current am1 bas:m51 gtd:m1 ntr:m3 part:m6 typ:m1
9087 both dec1 bas:m73 part:m6 qlt:m3 typ:m16 wkr:m1
6502 both am1 bas:m75 mdp:m3 part:m6
# m02 m82 m01 m81
8922 current am1 bas:m50 gtd:m2 ntr:m3 part:m6
8982 current am1 bas:m50 gtd:m2 part:m6 typ:m3
8992 current am1 bas:m50 gtd:m2 part:m6 spec:m3 typ:m3
9002 current am1 bas:m50 gtd:m2 part:m6 spec:m4 typ:m3
9012 current am1 bas:m20 gtd:m2 part:m6 spec:m5
9022 current am1 bas:m50 gtd:m2 part:m6 spec:m6
9032 current am1 bas:m50 gtd:m2 part:m6 spec:m7
9042 current am1 bas:m50 gtd:m2 part:m6 spec:m8
9052 current am1 bas:m50 gtd:m2 part:m6 typ:m1
9062 current am1 bas:m50 gtd:m2 part:m6
# m05 m04 m08
10 both am2 bas:m123 ntr:m4 part:m3
13 both am1 bas:m124 ntr:m4 part:m3
167 both am1 bas:m48 part:m3 spu:m21
48 both am1 bas:m50 part:m3 rst:m2 typ:m1
# m04 m08
73 both am2 bas:m125 ntr:m17 part:m4
635/9 both am2 bas:m48 part:m4 typ:m4
791 both am1 bas:m37 mdp:m4 ntr:m4 part:m5
691 both am1 bas:m124 mdp:m5 part:m5
8349 current am1 bas:m2 ntr:m2 part:m6 spec:m96
91611 current am1 bas:m87 gtd:m3 ntr:m13 part:m6 qlt:m2 spec:m60 spu:m25 typ:m22
91621 current am1 bas:m87 gtd:m3 ntr:m13 part:m6 spec:m61 spu:m25 typ:m22
91631 current am1 bas:m87 gtd:m3 ntr:m13 part:m6 spec:m62 spu:m25 typ:m23
91711 current am1 bas:m87 gtd:m3 ntr:m13 part:m6 spec:m63 spu:m25 typ:m24
91721 current am1 bas:m87 gtd:m3 ntr:m13 part:m6 spec:m64 spu:m25 typ:m25
91811 current am1 bas:m87 gtd:m3 ntr:m13 part:m6 qlt:m2 spec:m60 spu:m25 typ:m26
91821 current am1 bas:m87 gtd:m3 ntr:m13 part:m6 spec:m65 spu:m25 typ:m26
91911 current am1 bas:m87 gtd:m3 ntr:m13 part:m6 spec:m66 spu:m25 typ:m27
91921 current am1 bas:m87 gtd:m3 ntr:m13 part:m6 spec:m65 spu:m25 typ:m27
92011 current am1 bas:m87 gtd:m3 ntr:m13 part:m6 qlt:m2 spec:m67 spu:m25 typ:m28
92021 current am1 bas:m87 gtd:m3 ntr:m13 part:m6 spec:m68 spu:m25 typ:m28
9220 current am1 bas:m94 part:m6 spec:m97
# m05 m04
8922 current am1 bas:m50 gtd:m8 ntr:m3 part:m6
8982 current am1 bas:m50 gtd:m8 part:m6 typ:m3
8992 current am1 bas:m50 gtd:m8 part:m6 spec:m3 typ:m3
9002 current am1 bas:m50 gtd:m8 part:m6 spec:m4 typ:m3
9012 current am1 bas:m20 gtd:m8 part:m6 spec:m5
9022 current am1 bas:m50 gtd:m8 part:m6 spec:m6
9032 current am1 bas:m50 gtd:m8 part:m6 spec:m7
9042 current am1 bas:m50 gtd:m8 part:m6 spec:m8
9052 current am1 bas:m50 gtd:m8 part:m6 typ:m1
9062 current am1 bas:m50 gtd:m8 part:m6
# m04
892 current am1 bas:m50 gtd:m8 ntr:m3 part:m6 spec:m94
902 current am1 bas:m51 gtd:m8 ntr:m3 part:m6 typ:m1
9294 current am1 bas:m102 bnf:m6 gtd:m6 part:m6 psn:m33 rls:m9
9295 current am1 bas:m89 bnf:m6 gtd:m6 part:m6 psn:m33 rls:m9 sts:m23 typ:m2
9500 current am1 bas:m9 ntr:m3 part:m6 psn:m34 spec:m74
9501 current am1 bas:m102 bnf:m6 gtd:m6 part:m6 psn:m34
9502 current am1 bas:m89 bnf:m6 gtd:m6 part:m6 psn:m34 sts:m23 typ:m2
# m07 m87
9061 current am1 bas:m50 gtd:m1 part:m7
# m08
9500 current am1 bas:m9 ntr:m3 part:m6 psn:m31 spec:m74
9501 current am1 bas:m102 bnf:m6 gtd:m6 part:m6 psn:m31
9502 current am1 bas:m89 bnf:m6 gtd:m6 part:m6 psn:m31 sts:m23 typ:m2
# m82 m81 m87
110 both am1 bas:m38 ntr:m4 part:m3 sts:m7
111 both am1 bas:m38 ntr:m4 part:m3 sts:m5
# m02 m82
9253 both am1 bas:m2 ntr:m3 part:m6 psn:m1 rls:m4
9263 both am1 bas:m8 ntr:m3 part:m6 psn:m1 rls:m4
9273 both am1 bas:m9 ntr:m3 part:m6 psn:m1 rls:m4 sts:m10
9283 both am1 bas:m9 ntr:m3 part:m6 psn:m1 rls:m4 typ:m2
280/1 both am1 bas:m2 ntr:m3 part:m1 psn:m1 rls:m1
280 both am1 bas:m8 ntr:m3 part:m1 psn:m1 rls:m1
281 both am1 bas:m9 ntr:m3 part:m1 psn:m1 rls:m1
282/3 both am1 bas:m2 ntr:m3 part:m1 psn:m1 rls:m2
282 both am1 bas:m8 ntr:m3 part:m1 psn:m1 rls:m2
283 both am1 bas:m9 ntr:m3 part:m1 psn:m1 rls:m2
50 both am1 bas:m10 ntr:m4 part:m1
51/53 both am1 bas:m22 part:m1 typ:m1
8391 current am1 bas:m70 bkd:m4 part:m6 psn:m1 rls:m1
8391P closing am1 aln:m1 bas:m70 bkd:m4 part:m6 psn:m1 rls:m1 rut:m1
8361 current am1 bas:m70 bkd:m4 mdp:m6 part:m6 psn:m1 rls:m1
8371 current am1 bas:m70 bkd:m4 mdp:m8 part:m6 psn:m1 rls:m1
8381 current am2 bas:m70 bkd:m4 mdp:m9 part:m6 psn:m1 rls:m1
8393 current am1 bas:m70 bkd:m4 part:m6 psn:m1 rls:m3
8393P closing am1 aln:m1 bas:m70 bkd:m4 part:m6 psn:m1 rls:m3 rut:m1
8363 current am1 bas:m70 bkd:m4 mdp:m6 part:m6 psn:m1 rls:m3
8373 current am1 bas:m70 bkd:m4 mdp:m8 part:m6 psn:m1 rls:m3
8383 current am2 bas:m70 bkd:m4 mdp:m9 part:m6 psn:m1 rls:m3
8392 current am1 bas:m70 bkd:m4 part:m6 psn:m1 rls:m2
8392P closing am1 aln:m1 bas:m70 bkd:m4 part:m6 psn:m1 rls:m2 rut:m1
8362 current am1 bas:m70 bkd:m4 mdp:m6 part:m6 psn:m1 rls:m2
8372 current am1 bas:m70 bkd:m4 mdp:m8 part:m6 psn:m1 rls:m2
8382 current am2 bas:m70 bkd:m4 mdp:m9 part:m6 psn:m1 rls:m2
9351 both am1 bas:m50 part:m6 psn:m1 rls:m1
9361 both am1 bas:m50 part:m6 psn:m1 rls:m1 rst:m1
9371 both am1 bas:m50 part:m6 psn:m1 rls:m1 rst:m2
635/8 both am2 bas:m48 ntr:m6 part:m4 typ:m4
9353 both am1 bas:m50 part:m6 psn:m1 rls:m4
9363 both am1 bas:m50 part:m6 psn:m1 rls:m4 rst:m1
9373 both am1 bas:m50 part:m6 psn:m1 rls:m4 rst:m2
8055 current am1 bas:m1 bkd:m4 part:m6 spec:m23 spu:m11
8055P closing am1 aln:m1 bas:m1 bkd:m4 part:m6 spec:m23 spu:m11
8025 current am1 bas:m1 bkd:m4 mdp:m6 part:m6 spec:m23 spu:m11
8035 current am1 bas:m1 mdp:m8 part:m6 spec:m23 spu:m11
8045 current am2 bas:m1 mdp:m9 part:m6 spec:m23 spu:m11
8125 current am1 bas:m1 bkd:m1 part:m6 spec:m23 spu:m11
8125P closing am1 aln:m1 bas:m1 bkd:m1 part:m6 spec:m23 spu:m11
8075 current am1 bas:m1 bkd:m1 mdp:m6 part:m6 spec:m23 spu:m11
8085 current am1 bas:m1 mdp:m10 part:m6 spec:m23 spu:m11
8095 current am1 bas:m1 mdp:m11 part:m6 spec:m23 spu:m11
8105 current am1 bas:m1 mdp:m12 part:m6 spec:m23 spu:m11
8115 current am2 bas:m1 bkd:m1 mdp:m9 part:m6 spec:m23 spu:m11
81312 current am1 bas:m1 part:m6 spec:m23 spu:m11
9291 both am1 bas:m9 part:m6 psn:m1 rls:m1
9301 both am1 bas:m9 part:m6 psn:m1 rls:m1 rst:m1
9311 both am1 bas:m9 part:m6 psn:m1 rls:m1 rst:m2
8932 current am1 bas:m51 gtd:m2 ntr:m3 part:m6 sts:m10
8942 current am1 bas:m50 gtd:m2 ntr:m3 part:m6 typ:m5
8952 current am1 bas:m50 gtd:m2 ntr:m3 part:m6 typ:m6
8962 current am1 bas:m50 gtd:m2 ntr:m3 part:m6 spec:m2
8972 current am1 bas:m51 gtd:m2 ntr:m3 part:m6 typ:m1
8521 current am1 bas:m70 bkd:m2 part:m6 psn:m1 rls:m1
8521P closing am1 aln:m1 bas:m70 bkd:m2 part:m6 psn:m1 rls:m1 rut:m1
8471 current am1 bas:m70 bkd:m2 mdp:m6 part:m6 psn:m1 rls:m1
8481 current am1 bas:m70 bkd:m2 mdp:m10 part:m6 psn:m1 rls:m1
8491 current am1 bas:m70 bkd:m2 mdp:m11 part:m6 psn:m1 rls:m1
8501 current am1 bas:m70 bkd:m2 mdp:m12 part:m6 psn:m1 rls:m1
8511 current am2 bas:m70 bkd:m2 mdp:m9 part:m6 psn:m1 rls:m1
8522 current am1 bas:m70 bkd:m2 part:m6 psn:m1 rls:m2
8522P closing am1 aln:m1 bas:m70 bkd:m2 part:m6 psn:m1 rls:m2 rut:m1
8472 current am1 bas:m70 bkd:m2 mdp:m6 part:m6 psn:m1 rls:m2
8482 current am1 bas:m70 bkd:m2 mdp:m10 part:m6 psn:m1 rls:m2
8492 current am1 bas:m70 bkd:m2 mdp:m11 part:m6 psn:m1 rls:m2
8502 current am1 bas:m70 bkd:m2 mdp:m12 part:m6 psn:m1 rls:m2
8512 current am2 bas:m70 bkd:m2 mdp:m9 part:m6 psn:m1 rls:m2
8523 current am1 bas:m70 bkd:m2 part:m6 psn:m1 rls:m3
8523P closing am1 aln:m1 bas:m70 bkd:m2 part:m6 psn:m1 rls:m3 rut:m1
8473 current am1 bas:m70 bkd:m2 mdp:m6 part:m6 psn:m1 rls:m3
8483 current am1 bas:m70 bkd:m2 mdp:m10 part:m6 psn:m1 rls:m3
8493 current am1 bas:m70 bkd:m2 mdp:m11 part:m6 psn:m1 rls:m3
8503 current am1 bas:m70 bkd:m2 mdp:m12 part:m6 psn:m1 rls:m3
8513 current am2 bas:m70 bkd:m2 mdp:m9 part:m6 psn:m1 rls:m3
9293 both am1 bas:m9 part:m6 psn:m1 rls:m4
9303 both am1 bas:m9 part:m6 psn:m1 rls:m4 rst:m1
9313 both am1 bas:m9 part:m6 psn:m1 rls:m4 rst:m2
9321 both am1 bas:m22 part:m6 psn:m1 rls:m1
9331 both am1 bas:m10 part:m6 psn:m1 rls:m1
9341 both am1 bas:m100 part:m6 psn:m1 rls:m1
8551 current am1 bas:m70 bkd:m6 part:m6 psn:m1 rls:m1
8551P closing am1 aln:m1 bas:m70 bkd:m6 part:m6 psn:m1 rls:m1 rut:m1
8541 current am2 bas:m70 bkd:m6 mdp:m2 part:m6 psn:m1 rls:m1
8552 current am1 bas:m70 bkd:m6 part:m6 psn:m1 rls:m2
8552P closing am1 aln:m1 bas:m70 bkd:m6 part:m6 psn:m1 rls:m2 rut:m1
8542 current am2 bas:m70 bkd:m6 mdp:m2 part:m6 psn:m1 rls:m2
8553 current am1 bas:m70 bkd:m6 part:m6 psn:m1 rls:m3
8553P closing am1 aln:m1 bas:m70 bkd:m6 part:m6 psn:m1 rls:m3 rut:m1
8543 current am2 bas:m70 bkd:m6 mdp:m2 part:m6 psn:m1 rls:m3
791 both am1 bas:m38 mdp:m4 ntr:m4 part:m5
792 both am1 bas:m43 mdp:m4 ntr:m4 part:m5
81313 current am1 bas:m1 part:m6 spec:m24 spu:m11
8056 current am1 bas:m1 bkd:m4 part:m6 spec:m24 spu:m11
8126 current am1 bas:m1 bkd:m1 part:m6 spec:m24 spu:m11
8452 current am1 bas:m70 bkd:m5 part:m6 psn:m1 rls:m2
8452P closing am1 aln:m1 bas:m70 bkd:m5 part:m6 psn:m1 rls:m2 rut:m1
8412 current am1 bas:m70 bkd:m5 mdp:m6 part:m6 psn:m1 rls:m2
8422 current am1 bas:m70 bkd:m5 mdp:m11 part:m6 psn:m1 rls:m2
8432 current am1 bas:m70 bkd:m5 mdp:m12 part:m6 psn:m1 rls:m2
8442 current am2 bas:m70 bkd:m5 mdp:m9 part:m6 psn:m1 rls:m2
8451 current am1 bas:m70 bkd:m5 part:m6 psn:m1 rls:m1
8451P closing am1 aln:m1 bas:m70 bkd:m5 part:m6 psn:m1 rls:m1 rut:m1
8411 current am1 bas:m70 bkd:m5 mdp:m6 part:m6 psn:m1 rls:m1
8421 current am1 bas:m70 bkd:m5 mdp:m11 part:m6 psn:m1 rls:m1
8431 current am1 bas:m70 bkd:m5 mdp:m12 part:m6 psn:m1 rls:m1
8441 current am2 bas:m70 bkd:m5 mdp:m9 part:m6 psn:m1 rls:m1
8453 current am1 bas:m70 bkd:m5 part:m6 psn:m1 rls:m3
8453P closing am1 aln:m1 bas:m70 bkd:m5 part:m6 psn:m1 rls:m3 rut:m1
8413 current am1 bas:m70 bkd:m5 mdp:m6 part:m6 psn:m1 rls:m3
8423 current am1 bas:m70 bkd:m5 mdp:m11 part:m6 psn:m1 rls:m3
8433 current am1 bas:m70 bkd:m5 mdp:m12 part:m6 psn:m1 rls:m3
8443 current am2 bas:m70 bkd:m5 mdp:m9 part:m6 psn:m1 rls:m3
81311 current am1 bas:m1 part:m6 spu:m10
# m02 m82 m05
8801 current am1 bas:m50 ntr:m3 part:m6 rst:m3
8811 current am1 bas:m51 ntr:m3 part:m6 rst:m3 sts:m10
8821 current am1 bas:m50 ntr:m3 part:m6 rst:m3 typ:m5
8831 current am1 bas:m50 ntr:m3 part:m6 rst:m3 typ:m6
8841 current am1 bas:m50 ntr:m3 part:m6 rst:m3 spec:m2
8851 current am1 bas:m51 ntr:m3 part:m6 rst:m3 typ:m1
9252 both am1 bas:m2 ntr:m3 part:m6 psn:m1 rls:m5
9262 both am1 bas:m8 ntr:m3 part:m6 psn:m1 rls:m5
9272 both am1 bas:m9 ntr:m3 part:m6 psn:m1 rls:m5 sts:m10
9282 both am1 bas:m9 ntr:m3 part:m6 psn:m1 rls:m5 typ:m2
284/8 both am1 bas:m2 ntr:m3 part:m1 typ:m2
284 both am1 bas:m10 ntr:m3 part:m1 typ:m2
285/8 both am1 bas:m11 ntr:m3 part:m1 typ:m2
30/31 both am1 bas:m15 part:m1 sts:m2
32 both am1 bas:m16 part:m1 sts:m1
33 both am1 bas:m17 part:m1 sts:m2
34 both am1 bas:m18 part:m1 sts:m2
35 both am1 bas:m16 ntr:m5 part:m1 spu:m2 sts:m2
36 both am1 bas:m20 part:m1 sts:m2
170 both am1 bas:m51 ntr:m3 part:m3 rst:m1 sts:m10
171 both am1 bas:m51 ntr:m3 part:m3 rst:m1 typ:m5
172 both am1 bas:m50 ntr:m3 part:m3 rst:m1 typ:m6
173 both am1 bas:m50 ntr:m3 part:m3 rst:m1 spec:m2
174 both am1 bas:m51 ntr:m3 part:m3 rst:m1 typ:m1
8322 current am1 bas:m4 bkd:m1 part:m6
8322P closing am1 aln:m1 bas:m4 bkd:m1 part:m6 rut:m1
8272 current am1 bas:m4 bkd:m1 mdp:m6 part:m6
8282 current am1 bas:m4 bkd:m1 mdp:m10 part:m6
8292 current am1 bas:m4 bkd:m1 mdp:m11 part:m6
8302 current am1 bas:m4 bkd:m1 mdp:m12 part:m6
8312 current am2 bas:m4 bkd:m1 mdp:m9 part:m6
8802 current am1 bas:m50 ntr:m3 part:m6 rst:m7
8812 current am1 bas:m51 ntr:m3 part:m6 rst:m7 sts:m10
8822 current am1 bas:m50 ntr:m3 part:m6 rst:m7 typ:m5
8832 current am1 bas:m50 ntr:m3 part:m6 rst:m7 typ:m6
8842 current am1 bas:m50 ntr:m3 part:m6 rst:m7 spec:m2
8852 current am1 bas:m51 ntr:m3 part:m6 rst:m7 typ:m1
8803 current am1 bas:m50 ntr:m3 part:m6 rst:m8
8813 current am1 bas:m51 ntr:m3 part:m6 rst:m8 sts:m10
8823 current am1 bas:m50 ntr:m3 part:m6 rst:m8 typ:m5
8833 current am1 bas:m50 ntr:m3 part:m6 rst:m8 typ:m6
8843 current am1 bas:m50 ntr:m3 part:m6 rst:m8 spec:m2
8853 current am1 bas:m51 ntr:m3 part:m6 rst:m8 typ:m1
750 both am1 bas:m52 ntr:m3 part:m4 spec:m12 typ:m8
751 both am1 bas:m52 ntr:m3 part:m4 spec:m13 typ:m8
752/9 both am1 bas:m52 ntr:m3 part:m4 typ:m9
670/3 both am1 bas:m49 part:m4 spec:m17
77 both am1 bas:m60 part:m4 spec:m17
8255 current am1 bas:m2 bkd:m5 ntr:m2 part:m6 typ:m1
8255P closing am1 aln:m1 bas:m2 bkd:m5 ntr:m2 part:m6 rut:m1 typ:m1
8215 current am1 bas:m2 bkd:m5 mdp:m6 ntr:m2 part:m6 typ:m1
8225 current am1 bas:m2 bkd:m5 mdp:m11 ntr:m2 part:m6 typ:m1
8235 current am1 bas:m2 bkd:m5 mdp:m12 ntr:m2 part:m6 typ:m1
8245 current am2 bas:m2 bkd:m5 mdp:m9 ntr:m2 part:m6 typ:m1
1750 both am1 bas:m50 part:m3 rst:m1 spec:m3 typ:m3
1751 both am1 bas:m50 part:m3 rst:m1 spec:m4 typ:m3
70/76A both am2 bas:m52 ntr:m6 part:m4
70 both am2 bas:m53 ntr:m6 part:m4
71 both am2 bas:m54 ntr:m6 part:m4
72 both am1 bas:m2 mdp:m1 ntr:m6 part:m4
74 both am1 bas:m52 ntr:m6 part:m4 typ:m2
60 both am2 bas:m55 ntr:m6 part:m4
600/8 both am1 bas:m56 ntr:m6 part:m4
609 both am2 bas:m57 ntr:m6 part:m4
60/66A both am2 bas:m1 ntr:m6 part:m4
61 both am1 bas:m58 ntr:m6 part:m4
650 both am1 bas:m1 ntr:m3 part:m4 spec:m14 typ:m8
651 both am2 bas:m1 bkd:m2 ntr:m3 part:m4 spec:m15 typ:m8
652/9 both am2 bas:m1 ntr:m3 part:m4 typ:m9
9352 both am1 bas:m50 part:m6 psn:m1 rls:m5
9362 both am1 bas:m50 part:m6 psn:m1 rls:m5 rst:m1
9372 both am1 bas:m50 part:m6 psn:m1 rls:m5 rst:m2
8323 current am1 bas:m5 bkd:m1 part:m6
8323P closing am1 aln:m1 bas:m5 bkd:m1 part:m6 rut:m1
8273 current am1 bas:m5 bkd:m1 mdp:m6 part:m6
8283 current am1 bas:m5 bkd:m1 mdp:m10 part:m6
8293 current am1 bas:m5 bkd:m1 mdp:m11 part:m6
8303 current am1 bas:m5 bkd:m1 mdp:m12 part:m6
8313 current am2 bas:m5 bkd:m1 mdp:m9 part:m6
8123 current am1 bas:m69 bkd:m1 part:m6
8123P closing am1 aln:m1 bas:m69 bkd:m1 part:m6
8073 current am1 bas:m69 bkd:m1 mdp:m6 part:m6
8083 current am1 bas:m69 mdp:m10 part:m6
8093 current am1 bas:m69 mdp:m11 part:m6
8103 current am1 bas:m69 mdp:m12 part:m6
8113 current am2 bas:m69 bkd:m1 mdp:m9 part:m6
9134 current am1 bas:m49 part:m6 spec:m53
9135 current am1 bas:m77 part:m6 spec:m53 sts:m19
9136 current am1 bas:m78 mdp:m3 part:m6 spec:m53
9137 current am1 bas:m79 part:m6 spec:m53 sts:m15
8862 current am1 bas:m50 part:m6 rst:m7 typ:m3
8872 current am1 bas:m50 part:m6 rst:m7 spec:m3 typ:m3
8882 current am1 bas:m50 part:m6 rst:m7 spec:m4 typ:m3
8892 current am1 bas:m20 part:m6 rst:m7 spec:m5
8902 current am1 bas:m50 part:m6 rst:m7 typ:m1
8863 current am1 bas:m50 part:m6 rst:m8 typ:m3
8873 current am1 bas:m50 part:m6 rst:m8 spec:m3 typ:m3
8883 current am1 bas:m50 part:m6 rst:m8 spec:m4 typ:m3
8893 current am1 bas:m20 part:m6 rst:m8 spec:m5
8903 current am1 bas:m50 part:m6 rst:m8 typ:m1
8931 current am1 bas:m51 gtd:m1 ntr:m3 part:m6 sts:m10
8941 current am1 bas:m50 gtd:m1 ntr:m3 part:m6 typ:m5
8951 current am1 bas:m50 gtd:m1 ntr:m3 part:m6 typ:m6
8961 current am1 bas:m50 gtd:m1 ntr:m3 part:m6 spec:m2
8971 current am1 bas:m51 gtd:m1 ntr:m3 part:m6 typ:m1
8196 current am1 bas:m7 bkd:m4 part:m6
8196P closing am1 aln:m1 bas:m7 bkd:m4 part:m6 rut:m1
8166 current am1 bas:m7 bkd:m4 mdp:m6 part:m6
8176 current am1 bas:m7 bkd:m4 mdp:m8 part:m6
8186 current am2 bas:m7 bkd:m4 mdp:m9 part:m6
8861 current am1 bas:m50 part:m6 rst:m3 typ:m3
8871 current am1 bas:m50 part:m6 rst:m3 spec:m3 typ:m3
8881 current am1 bas:m50 part:m6 rst:m3 spec:m4 typ:m3
51 both am1 bas:m64 part:m6 typ:m10
8681 both am1 bas:m10 part:m6 qlt:m2 spec:m18 typ:m1
8682 both am1 bas:m10 part:m6 sts:m4 typ:m10
8683 both am1 bas:m65 part:m6 typ:m10
8324 current am1 bas:m6 bkd:m1 part:m6
8324P closing am1 aln:m1 bas:m6 bkd:m1 part:m6 rut:m1
8274 current am1 bas:m6 bkd:m1 mdp:m6 part:m6
8284 current am1 bas:m6 bkd:m1 mdp:m10 part:m6
8294 current am1 bas:m6 bkd:m1 mdp:m11 part:m6
8304 current am1 bas:m6 bkd:m1 mdp:m12 part:m6
8314 current am2 bas:m6 bkd:m1 mdp:m9 part:m6
8325 current am1 bas:m2 bkd:m1 ntr:m2 part:m6 typ:m1
8325P closing am1 aln:m1 bas:m2 bkd:m1 ntr:m2 part:m6 rut:m1 typ:m1
8275 current am1 bas:m2 bkd:m1 mdp:m6 ntr:m2 part:m6 typ:m1
8285 current am1 bas:m2 bkd:m1 mdp:m10 ntr:m2 part:m6 typ:m1
8295 current am1 bas:m2 bkd:m1 mdp:m11 ntr:m2 part:m6 typ:m1
8305 current am1 bas:m2 bkd:m1 mdp:m12 ntr:m2 part:m6 typ:m1
8315 current am2 bas:m2 bkd:m1 mdp:m9 ntr:m2 part:m6 typ:m1
8252 current am1 bas:m4 bkd:m5 part:m6
8252P closing am1 aln:m1 bas:m4 bkd:m5 part:m6 rut:m1
8212 current am1 bas:m4 bkd:m5 mdp:m6 part:m6
8222 current am1 bas:m4 bkd:m5 mdp:m11 part:m6
8232 current am1 bas:m4 bkd:m5 mdp:m12 part:m6
8242 current am2 bas:m4 bkd:m5 mdp:m9 part:m6
8256 current am1 bas:m7 bkd:m5 part:m6
8256P closing am1 aln:m1 bas:m7 bkd:m5 part:m6 rut:m1
8216 current am1 bas:m7 bkd:m5 mdp:m6 part:m6
8226 current am1 bas:m7 bkd:m5 mdp:m11 part:m6
8236 current am1 bas:m7 bkd:m5 mdp:m12 part:m6
8246 current am2 bas:m7 bkd:m5 mdp:m9 part:m6
8052 current am1 bas:m68 bkd:m4 part:m6
8052P closing am1 aln:m1 bas:m68 bkd:m4 part:m6
8022 current am1 bas:m68 bkd:m4 mdp:m6 part:m6
8032 current am1 bas:m68 mdp:m8 part:m6
8042 current am2 bas:m68 mdp:m9 part:m6
8051 current am1 bas:m1 bkd:m4 part:m6 spu:m10
8051P closing am1 aln:m1 bas:m1 bkd:m4 part:m6 spu:m10
8021 current am1 bas:m1 bkd:m4 mdp:m6 part:m6 spu:m10
8031 current am1 bas:m1 mdp:m8 part:m6 spu:m10
8041 current am2 bas:m1 mdp:m9 part:m6 spu:m10
8321 current am1 bas:m3 bkd:m1 part:m6
8321P closing am1 aln:m1 bas:m3 bkd:m1 part:m6 rut:m1
8271 current am1 bas:m3 bkd:m1 mdp:m6 part:m6
8281 current am1 bas:m3 bkd:m1 mdp:m10 part:m6
8291 current am1 bas:m3 bkd:m1 mdp:m11 part:m6
8301 current am1 bas:m3 bkd:m1 mdp:m12 part:m6
8311 current am2 bas:m3 bkd:m1 mdp:m9 part:m6
8124 current am1 bas:m20 bkd:m1 part:m6
8124P closing am1 aln:m1 bas:m20 bkd:m1 part:m6
8074 current am1 bas:m20 bkd:m1 mdp:m6 part:m6
8084 current am1 bas:m20 mdp:m10 part:m6
8094 current am1 bas:m20 mdp:m11 part:m6
8104 current am1 bas:m20 mdp:m12 part:m6
8114 current am2 bas:m20 bkd:m1 mdp:m9 part:m6
53 both am1 bas:m67 part:m6 spec:m20
8686 both am1 bas:m67 part:m6 rst:m4 spec:m20
8687 both am1 bas:m67 part:m6 rst:m5 spec:m20
8688 both am1 bas:m67 part:m6 rst:m6 spec:m20
8251 current am1 bas:m3 bkd:m5 part:m6
8251P closing am1 aln:m1 bas:m3 bkd:m5 part:m6 rut:m1
8211 current am1 bas:m3 bkd:m5 mdp:m6 part:m6
8221 current am1 bas:m3 bkd:m5 mdp:m11 part:m6
8231 current am1 bas:m3 bkd:m5 mdp:m12 part:m6
8241 current am2 bas:m3 bkd:m5 mdp:m9 part:m6
8193 current am1 bas:m5 bkd:m4 part:m6
8193P closing am1 aln:m1 bas:m5 bkd:m4 part:m6 rut:m1
8163 current am1 bas:m5 bkd:m4 mdp:m6 part:m6
8173 current am1 bas:m5 bkd:m4 mdp:m8 part:m6
8183 current am2 bas:m5 bkd:m4 mdp:m9 part:m6
8195 current am1 bas:m2 bkd:m4 ntr:m2 part:m6 typ:m1
8195P closing am1 aln:m1 bas:m2 bkd:m4 ntr:m2 part:m6 rut:m1 typ:m1
8165 current am1 bas:m2 bkd:m4 mdp:m6 ntr:m2 part:m6 typ:m1
8175 current am1 bas:m2 bkd:m4 mdp:m8 ntr:m2 part:m6 typ:m1
8185 current am2 bas:m2 bkd:m4 mdp:m9 ntr:m2 part:m6 typ:m1
8192 current am1 bas:m4 bkd:m4 part:m6
8192P closing am1 aln:m1 bas:m4 bkd:m4 part:m6 rut:m1
8162 current am1 bas:m4 bkd:m4 mdp:m6 part:m6
8172 current am1 bas:m4 bkd:m4 mdp:m8 part:m6
8182 current am2 bas:m4 bkd:m4 mdp:m9 part:m6
9292 both am1 bas:m9 part:m6 psn:m1 rls:m5
9302 both am1 bas:m9 part:m6 psn:m1 rls:m5 rst:m1
9312 both am1 bas:m9 part:m6 psn:m1 rls:m5 rst:m2
8054 current am1 bas:m20 bkd:m4 part:m6
8054P closing am1 aln:m1 bas:m20 bkd:m4 part:m6
8024 current am1 bas:m20 bkd:m4 mdp:m6 part:m6
8034 current am1 bas:m20 mdp:m8 part:m6
8044 current am2 bas:m20 mdp:m9 part:m6
213 current am1 bas:m20 part:m6
9138 current am1 bas:m49 part:m6 spec:m54
9139 current am1 bas:m79 part:m6 spec:m54 sts:m19
9140 current am1 bas:m80 part:m6 spec:m54 sts:m15
8121 current am1 bas:m1 bkd:m1 part:m6 spu:m10
8121P closing am1 aln:m1 bas:m1 bkd:m1 part:m6 spu:m10
8071 current am1 bas:m1 bkd:m1 mdp:m6 part:m6 spu:m10
8081 current am1 bas:m1 bkd:m1 mdp:m10 part:m6 spu:m10
8091 current am1 bas:m1 bkd:m1 mdp:m11 part:m6 spu:m10
8101 current am1 bas:m1 bkd:m1 mdp:m12 part:m6 spu:m10
8111 current am2 bas:m1 bkd:m1 mdp:m9 part:m6 spu:m10
8053 current am1 bas:m69 bkd:m4 part:m6
8053P closing am1 aln:m1 bas:m69 bkd:m4 part:m6
8023 current am1 bas:m69 bkd:m4 mdp:m6 part:m6
8033 current am1 bas:m69 mdp:m8 part:m6
8043 current am2 bas:m69 mdp:m9 part:m6
8254 current am1 bas:m6 bkd:m5 part:m6
8254P closing am1 aln:m1 bas:m6 bkd:m5 part:m6 rut:m1
8214 current am1 bas:m6 bkd:m5 mdp:m6 part:m6
8224 current am1 bas:m6 bkd:m5 mdp:m11 part:m6
8234 current am1 bas:m6 bkd:m5 mdp:m12 part:m6
8244 current am2 bas:m6 bkd:m5 mdp:m9 part:m6
8253 current am1 bas:m5 bkd:m5 part:m6
8253P closing am1 aln:m1 bas:m5 bkd:m5 part:m6 rut:m1
8213 current am1 bas:m5 bkd:m5 mdp:m6 part:m6
8223 current am1 bas:m5 bkd:m5 mdp:m11 part:m6
8233 current am1 bas:m5 bkd:m5 mdp:m12 part:m6
8243 current am2 bas:m5 bkd:m5 mdp:m9 part:m6
212 current am1 bas:m69 part:m6
8326 current am1 bas:m7 bkd:m1 part:m6
8326P closing am1 aln:m1 bas:m7 bkd:m1 part:m6 rut:m1
8276 current am1 bas:m7 bkd:m1 mdp:m6 part:m6
8286 current am1 bas:m7 bkd:m1 mdp:m10 part:m6
8296 current am1 bas:m7 bkd:m1 mdp:m11 part:m6
8306 current am1 bas:m7 bkd:m1 mdp:m12 part:m6
8316 current am2 bas:m7 bkd:m1 mdp:m9 part:m6
8194 current am1 bas:m6 bkd:m4 part:m6
8194P closing am1 aln:m1 bas:m6 bkd:m4 part:m6 rut:m1
8164 current am1 bas:m6 bkd:m4 mdp:m6 part:m6
8174 current am1 bas:m6 bkd:m4 mdp:m8 part:m6
8184 current am2 bas:m6 bkd:m4 mdp:m9 part:m6
8191 current am1 bas:m3 bkd:m4 part:m6
8191P closing am1 aln:m1 bas:m3 bkd:m4 part:m6 rut:m1
8161 current am1 bas:m3 bkd:m4 mdp:m6 part:m6
8171 current am1 bas:m3 bkd:m4 mdp:m8 part:m6
8181 current am2 bas:m3 bkd:m4 mdp:m9 part:m6
8122 current am1 bas:m68 bkd:m1 part:m6
8122P closing am1 aln:m1 bas:m68 bkd:m1 part:m6
8072 current am1 bas:m68 bkd:m1 mdp:m6 part:m6
8082 current am1 bas:m68 mdp:m10 part:m6
8092 current am1 bas:m68 mdp:m11 part:m6
8102 current am1 bas:m68 mdp:m12 part:m6
8112 current am2 bas:m68 bkd:m1 mdp:m9 part:m6
211 current am1 bas:m68 part:m6
# m02 m82
740 both am1 bas:m72 part:m6
9086 both int3 bas:m73 mmt:m2 part:m6 wkr:m1
9087 both dec1 bas:m73 part:m6 qlt:m3 typ:m16 wkr:m1
9088 both int4 bas:m73 hrs:m1 part:m6
620 both am1 bas:m1 ntr:m7 part:m6 spec:m40
621 both am1 bas:m1 ntr:m7 part:m6 spec:m41
622 both am1 bas:m1 ntr:m7 part:m6 spec:m42
623 both am2 bas:m1 ntr:m7 part:m6 typ:m2
624 both am1 bas:m1 ntr:m7 part:m6 spec:m43
635 both am2 bas:m48 mdp:m2 part:m6 spu:m3
9110 both am1 bas:m13 bkd:m2 mdp:m6 part:m6 sts:m2
9111 both am1 bas:m13 bkd:m2 mdp:m10 part:m6 sts:m2
9112 both am1 bas:m9 bkd:m2 mdp:m6 part:m6 typ:m3
9113 both am1 bas:m9 bkd:m2 mdp:m10 part:m6 typ:m3
9115 both am1 bas:m48 mdp:m5 part:m6 typ:m4
9116 both am1 bas:m48 mdp:m15 part:m6 typ:m4
640 both am1 bas:m1 ntr:m6 part:m6 spec:m44 typ:m2
641/8 both am1 bas:m1 ntr:m6 part:m6 spec:m45 typ:m2
9096 both int3 bas:m73 mmt:m2 part:m6 wkr:m2
9097 both dec1 bas:m73 part:m6 qlt:m3 typ:m16 wkr:m2
9098 both int4 bas:m73 hrs:m1 part:m6 wkr:m2
617 both am1 bas:m1 part:m6 wkr:m2
9125 both am1 bas:m45 part:m6
9126 both am1 bas:m74 part:m6
754 both am1 bas:m52 mdp:m16 ntr:m3 part:m6 spec:m28
6501 both am1 bas:m1 bkd:m3 ntr:m3 part:m6 spec:m47 typ:m8
6502 both am1 bas:m75 mdp:m3 part:m6
6510 both am1 bas:m1 bkd:m2 mdp:m6 ntr:m3 part:m6 spec:m48 typ:m8
6511 both am1 bas:m1 bkd:m2 mdp:m10 ntr:m3 part:m6 spec:m48 typ:m8
653 both am1 bas:m76 part:m6
6560 both am1 bas:m48 mdp:m5 ntr:m3 part:m6 typ:m8
6561 both am1 bas:m48 mdp:m15 ntr:m3 part:m6 typ:m8
654 both am1 bas:m1 mdp:m16 ntr:m3 part:m6 spec:m28 typ:m17
655 both am1 bas:m1 mdp:m6 ntr:m3 part:m6 spec:m49 typ:m17
760 both am1 bas:m52 bkd:m1 mdp:m10 ntr:m6 part:m6 spec:m51 typ:m7
7620 both am1 bas:m48 mdp:m10 ntr:m6 part:m6 spu:m23 typ:m4
7630 both am1 bas:m52 bkd:m5 mdp:m17 ntr:m6 part:m6 typ:m7
764/8 both am1 bas:m52 ntr:m6 part:m6 typ:m18
761 both am1 bas:m52 bkd:m2 mdp:m10 ntr:m3 part:m6 spec:m52 typ:m7
6691 both am3 bas:m1 mdp:m3 ntr:m3 part:m6 spec:m11 typ:m7
9141 current am1 bas:m83 ntr:m10 part:m6
9142 current am1 bas:m84 ntr:m10 part:m6 spec:m56 sts:m16
9144 current am1 bas:m83 ntr:m11 part:m6
9145 both am1 bas:m49 part:m6 spec:m57 typ:m19
9146 both am1 bas:m49 part:m6 spec:m58 typ:m19
9147 both am1 bas:m85 part:m6
9148 both am1 bas:m86 part:m6
9149 current am1 bas:m87 gtd:m3 ntr:m12 part:m6 spu:m14
9150 current am1 bas:m87 gtd:m3 ntr:m12 part:m6 spu:m14 typ:m20
9151 current am1 bas:m87 gtd:m3 ntr:m12 part:m6 spu:m14 typ:m21
9153 current am1 bas:m87 gtd:m3 ntr:m12 part:m6 spec:m59 spu:m15
91611 current am1 bas:m87 gtd:m3 ntr:m13 part:m6 qlt:m2 spec:m60 spu:m16 typ:m22
9509 current am1 bas:m104 part:m6 psn:m9 spec:m80
95091 current am1 bas:m104 part:m6 psn:m9 spec:m81
95092 current am1 bas:m104 part:m6 psn:m9 spec:m82
95093 current am1 bas:m104 part:m6 psn:m9 spec:m83
1001 current dec1 bas:m73 gdr:m1 part:m8 typ:m16 wkr:m1 wrg:m1
10011 current dec1 bas:m73 gdr:m2 part:m8 typ:m16 wkr:m1 wrg:m1
10012 current dec1 bas:m73 gdr:m3 part:m8 typ:m16 wkr:m1 wrg:m1
1002 current dec1 bas:m73 gdr:m1 part:m8 typ:m16 wkr:m1 wrg:m2
10021 current dec1 bas:m73 gdr:m2 part:m8 typ:m16 wkr:m1 wrg:m2
10022 current dec1 bas:m73 gdr:m3 part:m8 typ:m16 wkr:m1 wrg:m2
1003 current dec1 bas:m73 gdr:m1 part:m8 qlt:m3 typ:m16 wkr:m1 wrg:m3
10031 current dec1 bas:m73 gdr:m2 part:m8 qlt:m3 typ:m16 wkr:m1 wrg:m3
10032 current dec1 bas:m73 gdr:m3 part:m8 qlt:m3 typ:m16 wkr:m1 wrg:m3
1011 current int4 bas:m73 gdr:m1 hrs:m1 part:m8 wkr:m1 wrg:m1
10111 current int4 bas:m73 gdr:m2 hrs:m1 part:m8 wkr:m1 wrg:m1
10112 current int4 bas:m73 gdr:m3 hrs:m1 part:m8 wkr:m1 wrg:m1
1012 current int4 bas:m73 gdr:m1 hrs:m1 part:m8 wkr:m1 wrg:m2
10121 current int4 bas:m73 gdr:m2 hrs:m1 part:m8 wkr:m1 wrg:m2
10122 current int4 bas:m73 gdr:m3 hrs:m1 part:m8 wkr:m1 wrg:m2
1013 current int4 bas:m73 gdr:m1 hrs:m1 part:m8 wkr:m1 wrg:m3
10131 current int4 bas:m73 gdr:m2 hrs:m1 part:m8 wkr:m1 wrg:m3
10132 current int4 bas:m73 gdr:m3 hrs:m1 part:m8 wkr:m1 wrg:m3
1021 current am2 bas:m1 gdr:m1 ntr:m7 part:m8 wkr:m1 wrg:m1
10211 current am2 bas:m1 gdr:m2 ntr:m7 part:m8 wkr:m1 wrg:m1
10212 current am2 bas:m1 gdr:m3 ntr:m7 part:m8 wkr:m1 wrg:m1
1022 current am2 bas:m1 gdr:m1 ntr:m7 part:m8 wkr:m1 wrg:m2
10221 current am2 bas:m1 gdr:m2 ntr:m7 part:m8 wkr:m1 wrg:m2
10222 current am2 bas:m1 gdr:m3 ntr:m7 part:m8 wkr:m1 wrg:m2
1023 current am2 bas:m1 gdr:m1 ntr:m7 part:m8 wkr:m1 wrg:m3
10231 current am2 bas:m1 gdr:m2 ntr:m7 part:m8 wkr:m1 wrg:m3
10232 current am2 bas:m1 gdr:m3 ntr:m7 part:m8 wkr:m1 wrg:m3
1033 current am1 bas:m111 gdr:m1 part:m8 wkr:m1 wrg:m3
10331 current am1 bas:m111 gdr:m2 part:m8 wkr:m1 wrg:m3
10332 current am1 bas:m111 gdr:m3 part:m8 wkr:m1 wrg:m3
1003P closing dec1 bas:m73 gdr:m1 part:m8 qlt:m3 typ:m16 wkr:m1 wrg:m3
10031P closing dec1 bas:m73 gdr:m2 part:m8 qlt:m3 typ:m16 wkr:m1 wrg:m3
10032P closing dec1 bas:m73 gdr:m3 part:m8 qlt:m3 typ:m16 wkr:m1 wrg:m3
1013P closing int4 bas:m73 gdr:m1 hrs:m1 part:m8 wkr:m1 wrg:m3
10131P closing int4 bas:m73 gdr:m2 hrs:m1 part:m8 wkr:m1 wrg:m3
10132P closing int4 bas:m73 gdr:m3 hrs:m1 part:m8 wkr:m1 wrg:m3
1023P closing am2 bas:m1 gdr:m1 ntr:m7 part:m8 wkr:m1 wrg:m3
10231P closing am2 bas:m1 gdr:m2 ntr:m7 part:m8 wkr:m1 wrg:m3
10232P closing am2 bas:m1 gdr:m3 ntr:m7 part:m8 wkr:m1 wrg:m3
1033P closing am1 bas:m111 gdr:m1 part:m8 wkr:m1 wrg:m3
10331P closing am1 bas:m111 gdr:m2 part:m8 wkr:m1 wrg:m3
10332P closing am1 bas:m111 gdr:m3 part:m8 wkr:m1 wrg:m3
1051 current int3 bas:m73 mmt:m2 part:m8 wkr:m1 wrg:m1
6620 both am2 bas:m48 mdp:m2 ntr:m6 part:m6 spu:m23 typ:m4
6630 both am1 bas:m1 bkd:m7 mdp:m17 ntr:m6 part:m6 typ:m7
664/7 both am1 bas:m1 ntr:m6 part:m6 typ:m18
6690 both am3 bas:m1 mdp:m3 ntr:m6 part:m6 spec:m11 typ:m7
661 both am1 bas:m1 bkd:m2 mdp:m6 ntr:m3 part:m6 spec:m52 typ:m7
6621 both am2 bas:m48 mdp:m2 ntr:m3 part:m6 spu:m24 typ:m4
6631 both am1 bas:m1 bkd:m7 mdp:m18 ntr:m3 part:m6 typ:m7
`
