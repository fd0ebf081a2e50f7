import { useNoShows } from '@vizit/client/booking/use-no-shows'
import { Banner } from '@vizit/ui/banner'
import { useWords } from '../words/words.tsx'

/** The missed visits of the account, before they close online booking and once they have (decision 29); nothing while all is well. */
export function NoShowNotice() {
  const words = useWords('booking')
  const { data } = useNoShows()
  if (!data || data.verdict === 'fine') return null
  return (
    <Banner kind={data.verdict === 'banned' ? 'wait' : 'info'} title={words.noShows(String(data.missed), String(data.visits))}>
      {data.verdict === 'banned' ? words.noShowBanned : words.noShowWarning}
    </Banner>
  )
}
