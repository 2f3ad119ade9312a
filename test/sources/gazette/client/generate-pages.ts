// Fixture pages in the markup of the gazette's site, as windows-1252 bytes.

import {
  type EnterpriseNumber,
  parseEnterpriseNumber,
} from '../../../../src/domain/company/enterprise-number.ts'

/** Enterprise number from eight digits. */
export function enterpriseNumberFor(firstEight: string): EnterpriseNumber {
  const number = parseEnterpriseNumber(firstEight + String(97 - (Number(firstEight) % 97)).padStart(2, '0'))
  if (!number) throw new Error(`no enterprise number begins with ${firstEight}`)
  return number
}

const HIGH = new Map([
  ['€', 0x80],
  ['…', 0x85],
  ['’', 0x92],
  ['“', 0x93],
  ['”', 0x94],
  ['–', 0x96],
])

/** Windows-1252 bytes of a Western text. */
export function encode1252(text: string): Buffer {
  return Buffer.from([...text].map(char => HIGH.get(char) ?? char.charCodeAt(0)))
}

/** A page of the 2024 layout around `main`. */
export function pageWithFrame(
  main: string,
  parts: { nav?: string; crumb?: string; head?: string } = {},
): Buffer {
  return encode1252(`<!doctype html>
<html lang="en">
  <head>
    <meta charset="iso-8859-1" />
    <title>Bijlage van de Rechtspersonen</title>
    <link rel="stylesheet" crossorigin href="/css_2024/index.css">
 <!--   <link rel="stylesheet" crossorigin href="/css_2024/list.css"> -->
  </head>
  <body>
    <div class="page">
      <div class="page__wrapper page__wrapper--tools no-print">
        <nav><ul>${parts.nav ?? ''}</ul></nav>
      </div>
      <div class="page__wrapper page__wrapper--breadcrumb">
        <nav class="breadcrumb" aria-label="Kruimelpad"><ol>
          <li><a href="https://www.ejustice.just.fgov.be/cgi/welcome.pl?language=nl" class="item">Home</a></li>
          <li><span class="item">${parts.crumb ?? 'Lijst'}</span></li>
          </li>
        </ol></nav>
      </div>
      ${parts.head ?? ''}
    <div class="page__wrapper page__wrapper--content">
      <div class="page__section page__section--content">
        ${main}
      </div>
    </div>
    <footer class="page__wrapper page__wrapper--footer no-print">
      <div class="page__section page__section--footer">
        <div class="copyright">
           Copyright &copy; 2024 Belgische Federale Overheidsdiensten
        </div>
      </div>
    </footer>
  </body>
</html>


`)
}

export type TextFixture = { numac: string; source?: string; title?: string; body?: string }

/** Summary of one edition of a day. */
export function summaryPage(
  day: string,
  texts: readonly TextFixture[],
  edition = 1,
  editions = 1,
  words = '',
): Buffer {
  const items = texts.map(({ numac, source, title }, at) => {
    const href = `article.pl?language=nl&sum_date=${day}&lg_txt=n&caller=sum&s_editie=${edition}&${numac}=${at}&numac_search=${numac}&view_numac=`
    return `<div class="list-item">
  <div class="list-item--content">
    ${source ? `<p class="list-item--subtitle">${source}</p>` : ''}
    <a href="${href}" class="list-item--title">
      ${title ?? 'Bericht'}, bl. 1.
    </a>
  </div>
  <div class="list-item--button"><a href="${href}" class="button button-outlined">${numac}</a></div>
</div>`
  })
  const buttons = Array.from({ length: editions }, (_, at) =>
    at + 1 === edition
      ? `<span class="button__small active">${at + 1}</span>`
      : `<a href="summary.pl?language=nl&sum_date=${day}&s_editie=${at + 1}&view_numac=" class="button__small">${at + 1}</a>`,
  )
  return pageWithFrame(
    `<main class="page__inner page__inner--content" role="main">
<div class="editions">${buttons.join('\n')}</div>
<div id="list-title-0"><h2 class="list-title">Officiële berichten</h2><div class="list">${items.join('\n')}</div></div>
${words}</main>`,
    {
      nav: `<li><a href="summary.pl?language=nl&sum_date=${day}&view_numac=" class="nav__language-button active">NL</a></li>`,
    },
  )
}

/** Page of one text. */
export function articlePage(
  day: string,
  text: TextFixture & { language?: string; edition?: number },
): Buffer {
  return pageWithFrame(
    `<main class="page__inner page__inner--content article-text" role="main">
 <p>${text.body ?? ''}</p>
   <button class="button button-full button-to-top">Naar boven</button>
</main>
<a href="/mopdf/${day.replaceAll('-', '/')}_${text.edition ?? 1}.pdf#Page23" target="_blank">Beeld</a>`,
    {
      head: `<div class="page__wrapper page__wrapper--top"><div class="page__section page__section--top">
        <span class="tag">${text.numac}</span>
        <h1 class="page__title"><span>${text.source ?? ''}</span></h1>
        <p class="intro-text">${text.title ?? ''}</p>
      </div></div>`,
    },
  )
}

export type ActFixture = {
  number: EnterpriseNumber
  day: string
  /** Seven digits. */
  reference: string
  name: string
  form?: string
  address?: string
  rubrics?: readonly string[]
  image?: boolean
}

/** `31058213` of `2031-06-11 / 0058213`. */
export function actNumac(act: ActFixture): string {
  return act.day.slice(2, 4) + act.reference.slice(1)
}

export function actPath(act: ActFixture): string {
  return `/tsv_pdf/${act.day.replaceAll('-', '/')}/${actNumac(act)}.pdf`
}

/** One page (from 1) of the list of `acts`; `query` is the search, as repeated in its links. */
export function listPage(acts: readonly ActFixture[], page: number, query: string): Buffer {
  const pages = Math.max(1, Math.ceil(acts.length / 100))
  const link = (to: number, text: string, kind = '') =>
    `<a href="list.pl?language=nl&sum_date=&page=${to}&${query}" class="pagination-button ${kind}">${text}</a>`
  const numbers = Array.from({ length: pages }, (_, at) =>
    at + 1 === page ? `<span class="pagination-button active">${page}</span>` : link(at + 1, String(at + 1)),
  )
  const pagination = `<div class="pagination-container">
${link(1, '', 'pagination-first')}${numbers.join('\n')}${link(pages, '', 'pagination-last')}</div>`
  const first = (page - 1) * 100
  const items = acts
    .slice(first, first + 100)
    .map((act, at) => listItem(act, acts.length > 1 ? first + at + 1 : null))
  return pageWithFrame(
    `<main class="page__inner page__inner--content" role="main">
${pagination}<div class="list-content"><div class="list">${items.join('\n')}</div></div>${pagination}</main>`,
    { crumb: acts.length > 1 ? `Lijst (${acts.length})` : 'Lijst' },
  )
}

// The site nests the image link in the title link.
function listItem(act: ActFixture, ordinal: number | null): string {
  const dotted = act.number.replace(/^0/, '').replace(/(\d{3})(\d{3})$/, '.$1.$2')
  const image =
    act.image === false
      ? ''
      : `<font color=blue>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;<a href="${actPath(act)}" target="_blank">BEELD</a></font>`
  const detail = `article.pl?language=nl&btw_search=${act.number}&page=1&la_search=n&caller=list&=0&view_numac=`
  return `<A name="SUM0"></a><div class="list-item">
<div class="list-item--content">
<p class="list-item--subtitle">
${ordinal === null ? '' : `${ordinal}) `}<font color=blue>${act.name}</font>&nbsp;&nbsp;${act.form ?? ''}

</p>
<a href="${detail}" class="list-item--title">
${act.address ?? ''}
<br>
${dotted}
<br>
${(act.rubrics ?? []).map(rubric => `${rubric} `).join('-  ')}
<br>
${act.day} / ${act.reference}  ${image}
<br>

<br>
</a>
</div>
<a href="${detail}" class="button  button-outlined read-more">
DETAIL
</a>
</div>`
}

/** The annex's page for an empty search. */
export function nothingFoundPage(): Buffer {
  return pageWithFrame(
    '<main class="page__inner page__inner--content" role="main"><p>Geen tekst komt\novereen met uw zoekopdracht</p></main>',
  )
}

/** A firewall page with status 200. */
export const CAPTCHA_PAGE = Buffer.from(
  '<html><head><title>Attention Required!</title></head><body>Please complete the CAPTCHA to go on.</body></html>',
)

/** A minimal PDF with valid start and end marks. */
export function inventedPdf(text: string): Buffer {
  return Buffer.from(`%PDF-1.4\n% ${text}\ntrailer << >>\n%%EOF\n`, 'latin1')
}

/** A company's page of the annex: an act, a register event and a court notice. */
export const COMPANY_PAGE =
  pageWithFrame(`<main class="page__inner page__inner--content article-text" role="main">
 <p><font color=blue>DE BLAUWE VEERPONT</font>&nbsp;&nbsp;SRL
<br>QUAI AUX OIES 12 9998 MERVAUX
<br>1012.345.646
<br>RUBRIQUE CONSTITUTION (NOUVELLE PERSONNE MORALE, OUVERTURE SUCCURSALE, ETC...) 
<br>2030-11-21 / 0412345  <font color=blue>&nbsp;&nbsp;<a href="/tsv_pdf/2030/11/21/30412345.pdf" target="_blank">IMAGE</a></font>
<br><hr>
<br>N° BCE 
<br>2031-06-06 / 2031204411  <font color=blue>&nbsp;<a href="/mopdf/2031/06/06_1.pdf#Page17" target="_blank">IMAGE</a></font>
<br>Date de la prise d'effet de la radiation d'office pour non-respect des obligations UBO : 30/05/2031.
<br><hr>
<br>RUBRIQUE FIN (CESSATION, ETC...) 
<br>2031-06-11 / 104477  <font color=blue>&nbsp;<a href="/mopdf/2031/06/11_2.pdf#Page64" target="_blank">IMAGE</a></font>
<br><BR>Tribunal de l'entreprise de Mervaux<BR>Dissolution judiciaire et clôture immédiate de : DE BLAUWE VEERPONT<BR>Numéro d'entreprise : <font color=blue><b>1012.345.646</b></font><BR>
<br><hr>
<br>          </p>
   <button class="button button-full">Haut de la page</button>
</main>`)
