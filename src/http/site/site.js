// @ts-check
// Autocomplete of the search box, operable by keyboard, mouse and screen reader, and files that fill a field. Forms work
// without this script.

import Combobox from '@github/combobox-nav'

// Debounce delay: each request counts against the visitor's quota of 60 per minute.
const DEBOUNCE_MS = 250
const MIN_LETTERS = 2

/** @typedef {{ legal_name?: string, label?: string, href: string | null, subtitle: string | null }} Found */

for (const input of document.querySelectorAll('input[data-suggest]'))
  attach(/** @type {HTMLInputElement} */ (input))

for (const input of document.querySelectorAll('input[data-into]'))
  offerFile(/** @type {HTMLInputElement} */ (input))

/**
 * The text of a chosen file becomes that of the field it names, to be looked at before it is sent.
 * @param {HTMLInputElement} input
 */
function offerFile(input) {
  const field = /** @type {HTMLTextAreaElement} */ (document.getElementById(input.dataset.into ?? ''))
  input.closest('p')?.removeAttribute('hidden')
  input.addEventListener('change', async () => {
    const [file] = input.files ?? []
    if (file) field.value = await file.text()
  })
}

/** @param {HTMLInputElement} input */
function attach(input) {
  const list = addList(input)
  const announce = addLiveRegion(input)
  const combobox = new Combobox(input, list, { tabInsertsSuggestions: false })
  let lastQuery = ''

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
    announce(list.children.length)
    if (list.children.length > 0) open()
  }

  // Focus must not reopen suggestions of an earlier query.
  function clear() {
    close()
    list.replaceChildren()
    announce(null)
  }

  const fetchSuggestions = createSuggestionFetcher(input, show, clear)
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer
  input.addEventListener('input', () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      const q = input.value.trim()
      if (q !== lastQuery) fetchSuggestions(q)
      lastQuery = q
    }, DEBOUNCE_MS)
  })
  input.addEventListener('focus', () => {
    if (list.children.length > 0 && list.hidden && input.value.trim() === lastQuery) open()
  })
  input.addEventListener('blur', close)
  input.addEventListener('keydown', event => {
    if (event.key !== 'Escape' || list.hidden) return
    event.preventDefault()
    close()
  })
}

/**
 * Returns a function that fetches suggestions; each request aborts the previous one.
 * @param {HTMLInputElement} input
 * @param {(found: Found[]) => void} show
 * @param {() => void} clear called for short queries and failed requests; the form itself still works
 */
function createSuggestionFetcher({ dataset: { suggest } }, show, clear) {
  /** @type {AbortController | undefined} */
  let pending
  return async (/** @type {string} */ q) => {
    pending?.abort()
    if (q.length < MIN_LETTERS) return clear()
    pending = new AbortController()
    const { signal } = pending
    try {
      const response = await fetch(`${suggest}&${new URLSearchParams({ q })}`, {
        signal,
        headers: { accept: 'application/json' },
      })
      const found = response.ok ? await response.json() : null
      if (found === null) clear()
      else show(found)
    } catch {
      if (!signal.aborted) clear()
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
  // Mousedown would move the focus and close the list before the click.
  list.addEventListener('mousedown', event => event.preventDefault())
  list.addEventListener('combobox-commit', event => {
    const { href } = /** @type {HTMLElement} */ (event.target).dataset
    if (href) location.assign(href)
  })
  input.after(list)
  return list
}

/**
 * Adds a live region for screen readers; returns a function that announces the number of suggestions, or clears it (null).
 * @param {HTMLInputElement} input
 */
function addLiveRegion({ form, dataset: { found = '', nothing = '' } }) {
  const region = document.createElement('div')
  region.className = 'unseen'
  region.setAttribute('role', 'status')
  form?.append(region)
  return (/** @type {number | null} */ count) => {
    region.textContent = count ? found.replace('#', String(count)) : count === 0 ? nothing : ''
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
