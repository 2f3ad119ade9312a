// @ts-check
// Suggestions under the search box while typing. Everything works without this script; with it the keyboard, a screen
// reader and the mouse move through what is found.

import Combobox from '@github/combobox-nav'

// A pause in typing: sparing, since each question counts against the visitor's budget of sixty a minute.
const PAUSE_MS = 250
const LEAST_LETTERS = 2

/** @typedef {{ legal_name?: string, label?: string, href: string | null, subtitle: string | null }} Found */

for (const input of document.querySelectorAll('input[data-suggest]'))
  attach(/** @type {HTMLInputElement} */ (input))

/** @param {HTMLInputElement} input */
function attach(input) {
  const list = addList(input)
  const say = addVoice(input)
  const combobox = new Combobox(input, list, { tabInsertsSuggestions: false })
  let asked = ''

  function open() {
    list.hidden = false
    combobox.start()
  }

  function close() {
    if (!list.hidden) combobox.stop()
    list.hidden = true
  }

  /** @param {Found[]} found */
  function show(found) {
    close()
    list.replaceChildren(
      ...found.filter(({ href }) => href !== null).map((one, index) => toOption(one, `${list.id}-${index}`)),
    )
    say(list.children.length)
    if (list.children.length > 0) open()
  }

  // What was found for other words must not come back with the focus.
  function forget() {
    close()
    list.replaceChildren()
    say(null)
  }

  const ask = createAsking(input, show, forget)
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let pausing
  input.addEventListener('input', () => {
    clearTimeout(pausing)
    pausing = setTimeout(() => {
      const q = input.value.trim()
      if (q !== asked) ask(q)
      asked = q
    }, PAUSE_MS)
  })
  input.addEventListener('focus', () => {
    if (list.children.length > 0 && list.hidden && input.value.trim() === asked) open()
  })
  input.addEventListener('blur', close)
  input.addEventListener('keydown', event => {
    if (event.key !== 'Escape' || list.hidden) return
    event.preventDefault()
    close()
  })
}

/**
 * Asks the service for suggestions; a question gives up the one before.
 * @param {HTMLInputElement} input
 * @param {(found: Found[]) => void} show
 * @param {() => void} forget when there is nothing to ask or no answer: over the budget, a source away. The form still
 *   searches.
 */
function createAsking({ dataset: { suggest } }, show, forget) {
  /** @type {AbortController | undefined} */
  let asking
  return async (/** @type {string} */ q) => {
    asking?.abort()
    if (q.length < LEAST_LETTERS) return forget()
    asking = new AbortController()
    const { signal } = asking
    try {
      const answer = await fetch(`${suggest}&${new URLSearchParams({ q })}`, {
        ...{ signal, headers: { accept: 'application/json' } },
      })
      const found = answer.ok ? await answer.json() : null
      if (found === null) forget()
      else show(found)
    } catch {
      if (!signal.aborted) forget()
    }
  }
}

/** @param {HTMLInputElement} input */
function addList(input) {
  const list = document.createElement('ul')
  list.id = `${input.id}-suggestions`
  list.className = 'suggestions'
  list.setAttribute('role', 'listbox')
  list.setAttribute('aria-label', input.labels?.[0]?.textContent ?? '')
  list.hidden = true
  // A press on an option must not take the focus away before the click arrives.
  list.addEventListener('mousedown', event => event.preventDefault())
  list.addEventListener('combobox-commit', event => {
    const { href } = /** @type {HTMLElement} */ (event.target).dataset
    if (href) location.assign(href)
  })
  input.after(list)
  return list
}

/**
 * Adds what screen readers are told; returns a function that tells how many suggestions there are, null: none were asked.
 * @param {HTMLInputElement} input
 */
function addVoice({ form, dataset: { found = '', nothing = '' } }) {
  const voice = document.createElement('div')
  voice.className = 'unseen'
  voice.setAttribute('role', 'status')
  form?.append(voice)
  return (/** @type {number | null} */ count) => {
    voice.textContent = count ? found.replace('#', String(count)) : count === 0 ? nothing : ''
  }
}

/**
 * @param {Found} found
 * @param {string} id
 */
function toOption({ legal_name, label, href, subtitle }, id) {
  const option = document.createElement('li')
  option.id = id
  option.setAttribute('role', 'option')
  option.dataset.href = href ?? ''
  const name = document.createElement('b')
  name.textContent = legal_name ?? label ?? ''
  const more = document.createElement('span')
  more.textContent = subtitle ?? ''
  option.append(name, more)
  return option
}
