/** After the ticket that opened a question went away with its visit. */
export function focusHeading(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('#main h1')?.focus())
}
