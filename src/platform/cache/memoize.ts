// Memoization of pure functions of a text.

/** `work` with at most about `most` cached results. */
export function memoize<T>(work: (text: string) => T, most: number): (text: string) => T {
  let answers = new Map<string, T>()
  return text => {
    const cached = answers.get(text)
    if (cached !== undefined) return cached
    const answer = work(text)
    if (answers.size >= most) answers = new Map()
    answers.set(text, answer)
    return answer
  }
}
