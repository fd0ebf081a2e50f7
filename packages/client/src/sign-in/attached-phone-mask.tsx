import { useMaskito } from '@maskito/react'
import { useEffect } from 'react'
import { phoneMask } from './phone-mask-options.ts'

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
