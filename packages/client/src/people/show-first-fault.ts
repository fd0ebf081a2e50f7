/** A slow phone draws what is wrong some pictures later. */
const FRAMES = 20

/** [5.87] Scrolls to the first field of the form that is marked wrong and puts the focus there, as soon as it stands. `frames`: how many pictures are waited for. */
export function showFirstFault(form: HTMLFormElement | null, frames = FRAMES): void {
  requestAnimationFrame(() => {
    const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"], fieldset[aria-describedby]')
    if (!wrong && frames > 1) return showFirstFault(form, frames - 1)
    const target = wrong?.matches('fieldset')
      ? (wrong.querySelector<HTMLElement>('input:checked') ?? wrong.querySelector<HTMLElement>('input'))
      : wrong
    target?.focus({ preventScroll: true })
    wrong?.scrollIntoView({ block: 'center' })
  })
}
