import { type ComponentType, useEffect, useState } from 'react'

type Mask = ComponentType<{ field: HTMLInputElement }>

/** Puts the mask on the phone field when it is first focused: until then there is nothing to mask, and the page opens without its code. */
export function PhoneMaskOnFocus({ field }: { field: HTMLInputElement | null }) {
  const [Attached, setAttached] = useState<Mask | null>(null)
  useEffect(() => {
    if (!field || Attached) return
    const fetchMask = () => {
      import('./attached-phone-mask.tsx').then(
        module => setAttached(() => module.AttachedPhoneMask),
        // Without the mask a number can be typed as well, and it is judged just the same.
        () => undefined
      )
    }
    if (document.activeElement === field) fetchMask()
    field.addEventListener('focus', fetchMask)
    return () => field.removeEventListener('focus', fetchMask)
  }, [field, Attached])
  return field && Attached ? <Attached field={field} /> : null
}
