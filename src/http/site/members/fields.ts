// Labelled form fields.

import { type Html, html } from '../html.ts'

type Field = {
  name: string
  label: string
  type: 'email' | 'password'
  autocomplete: 'username' | 'current-password' | 'new-password'
  value?: string
  hint?: string
  minLength?: number
  maxLength: number
  /** Marks the field as invalid. */
  isWrong?: boolean
}

export function renderField(field: Field): Html {
  const { name, hint } = field
  const hintId = `${name}-hint`
  return html`<p class="field">
<label for="${name}">${field.label}</label>
${hint && html`<span class="hint" id="${hintId}">${hint}</span>`}
<input id="${name}" name="${name}" type="${field.type}" autocomplete="${field.autocomplete}" required
 value="${field.value ?? ''}" maxlength="${field.maxLength}"${field.minLength && html` minlength="${field.minLength}"`}${
   hint && html` aria-describedby="${hintId}"`
 }${field.isWrong && html` aria-invalid="true"`}>
</p>`
}
