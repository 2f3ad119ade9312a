// @ts-check
// Sends API requests from the reference page, to the same origin only. The API key stays in its input field and is never
// stored.

const key = /** @type {HTMLInputElement} */ (document.getElementById('api-key'))

for (const hidden of document.querySelectorAll('.try[hidden]')) hidden.removeAttribute('hidden')
for (const form of document.querySelectorAll('form.try'))
  form.addEventListener('submit', event => {
    event.preventDefault()
    void send(/** @type {HTMLFormElement} */ (form))
  })

/** @param {HTMLFormElement} form */
async function send(form) {
  const status = /** @type {HTMLElement} */ (form.querySelector('[role=status]'))
  const body = /** @type {HTMLElement} */ (form.querySelector('pre'))
  status.textContent = 'Sent …'
  body.hidden = true
  try {
    const answer = await fetch(addressOf(form), {
      headers: key.value ? { 'X-Api-Key': key.value } : {},
      cache: 'no-store',
    })
    status.textContent = `${answer.status} ${answer.statusText}`
    body.textContent = indent(await answer.text())
    body.hidden = false
  } catch {
    status.textContent = 'No answer: the service cannot be reached.'
  }
}

// Path parameters are substituted; other non-empty fields become query parameters.
/** @param {HTMLFormElement} form */
function addressOf(form) {
  const query = new URLSearchParams()
  let path = form.dataset.path ?? ''
  for (const [name, value] of new FormData(form)) {
    if (path.includes(`{${name}}`)) path = path.replace(`{${name}}`, encodeURIComponent(String(value)))
    else if (value !== '') query.set(name, String(value))
  }
  return query.size > 0 ? `${path}?${query}` : path
}

/** @param {string} text */
function indent(text) {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}
