import { BRANCH_ASKED_MS } from '@vizit/rules/favourite-cascade'
import { useEffect, useState } from 'react'

/** [4.47] [9.30] True for 300 ms from the moment at which the branch of this doctor has to be chosen first. */
export function useBranchAsked(doctorId: string | undefined): boolean {
  const [told, setTold] = useState<string>()
  useEffect(() => {
    if (doctorId === undefined) return
    const timer = setTimeout(() => setTold(doctorId), BRANCH_ASKED_MS)
    return () => {
      clearTimeout(timer)
      setTold(undefined)
    }
  }, [doctorId])
  return doctorId !== undefined && told !== doctorId
}
