// How the widget's sources are read, for its build and for its tests in a browser.
import type { Plugin } from 'vite'

/** Written as the other faces are, and run by what weighs a tenth. */
export const AS_PREACT = [
  { find: /^react$/, replacement: 'preact/compat' },
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^react-dom$/, replacement: 'preact/compat' },
  { find: /^react\/jsx-runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react\/jsx-dev-runtime$/, replacement: 'preact/jsx-dev-runtime' }
]

/** The table of all refusals of the product stays at home: a code that the widget has no words for is told as the unexpected. */
export const anyCode: Plugin = {
  name: 'any-code',
  enforce: 'pre',
  load(id) {
    return id.endsWith('/packages/contract/src/refusal.ts') ? "export const refusalCodeOf = code => code ?? 'UNEXPECTED_PROBLEM'" : null
  }
}
