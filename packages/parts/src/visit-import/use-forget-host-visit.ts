import { usableStorage } from '@vizit/client/session/session-store'
import { clearHostPhone, phoneInQuery } from '@vizit/client/sign-in/host-phone'
import { clearHostVisit, visitInQuery } from '@vizit/client/visit-import/host-visit'
import { readSearch, writeSearch } from '../addresses/search-text.ts'
import { useWays } from '../ways/ways.ts'

const storage = usableStorage(() => sessionStorage)

/** [4.119] Out of the tab's memory and out of the address, so that a reload does not bring them back. */
export function useForgetHostVisit(): () => void {
  const ways = useWays()
  return () => {
    clearHostVisit(storage)
    clearHostPhone(storage)
    if (visitInQuery(location.search) === null && phoneInQuery(location.search) === null) return
    const { ed: _ed, visitId: _visit, phone: _phone, ...rest } = readSearch(location.search)
    void ways.go(`${location.pathname}${writeSearch(rest)}${location.hash}`, { replace: true })
  }
}
