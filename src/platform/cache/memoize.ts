// Remembering what a pure function of a text gave: registers repeat themselves.

/** `work` with its last answers kept, at most about `most` of them. */
export function memoize<T>(work: (text: string) => T, most: number): (text: string) => T {
  let answers = new Map<string, T>()
  return text => {
    const held = answers.get(text)
    if (held !== undefined) return held
    const answer = work(text)
    if (answers.size >= most) answers = new Map()
    answers.set(text, answer)
    return answer
  }
}
