/** [5.87] Scrolls to the first field of the form that is marked wrong and puts the focus there. Call after the errors are on the screen. */
export function showFirstFault(form: HTMLFormElement | null): void {
  requestAnimationFrame(() => {
    const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"], fieldset[aria-describedby]')
    const target = wrong?.matches('fieldset')
      ? (wrong.querySelector<HTMLElement>('input:checked') ?? wrong.querySelector<HTMLElement>('input'))
      : wrong
    target?.focus({ preventScroll: true })
    wrong?.scrollIntoView({ block: 'center' })
  })
}
