import { useMaskito } from '@maskito/react'
import { phoneMask } from '@vizit/client/sign-in/phone-mask-options'
import { useEffect } from 'react'

/** Shows nothing: keeps the mask on the field while it stands. */
export function AttachedPhoneMask({ field }: { field: HTMLInputElement }) {
  const attach = useMaskito({ options: phoneMask })
  useEffect(() => {
    attach(field)
    return () => {
      attach(null)
    }
  }, [attach, field])
  return null
}
