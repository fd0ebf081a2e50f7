import { type ComponentType, useEffect, useState } from 'react'

type Mask = ComponentType<{ field: HTMLInputElement }>

/** Whatever begins the use of a field: a finger or mouse, a key, a paste or the browser's own filling. Focus alone does not. */
const FIRST_USE = ['pointerdown', 'keydown', 'input'] as const

/** Doubled before each further try: the first of them comes after a second. */
const WAIT_MS = 500

/** Puts the mask on the phone field at its first use: until then there is nothing to mask, and the page opens without its code. */
export function PhoneMaskOnUse({ field }: { field: HTMLInputElement | null }) {
  const [Attached, setAttached] = useState<Mask | null>(null)
  useEffect(() => {
    if (!field || Attached) return
    let wait = WAIT_MS
    const fetchMask = () => {
      import('./attached-phone-mask.tsx').then(
        module => setAttached(() => module.AttachedPhoneMask),
        // Without the mask a number can be typed as well, and it is judged just the same. A server that is asked too much wants to be asked later.
        () => setTimeout(fetchMask, (wait *= 2))
      )
    }
    // Digits that were typed before anybody listened, on a page that the server had drawn: the use has begun already.
    if (/^\d/.test(field.value)) fetchMask()
    for (const use of FIRST_USE) field.addEventListener(use, fetchMask)
    return () => {
      for (const use of FIRST_USE) field.removeEventListener(use, fetchMask)
    }
  }, [field, Attached])
  return field && Attached ? <Attached field={field} /> : null
}
