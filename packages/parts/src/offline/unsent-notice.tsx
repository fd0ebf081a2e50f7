import { useNow } from '@vizit/client/api/clock'
import { showMoment } from '@vizit/client/days/show-day'
import { judgedAt, type Unsent } from '@vizit/client/offline/unsent'
import { useUnsent, useUnsentStore } from '@vizit/client/offline/use-unsent'
import { Banner, type BannerProps } from '@vizit/ui/banner'
import { Button } from '@vizit/ui/button'
import { Stack } from '@vizit/ui/stack'
import { RegistryPhones } from '../catalogue/registry-phones.tsx'
import { useFailureWords } from '../refusal-words/use-refusal-words.ts'
import { useWords } from '../words/words.tsx'

/** What was done without a connection: each wish until it is sent, or until its person has read why it will not be. */
export function UnsentNotice() {
  const unsent = useUnsent()
  const now = useNow()
  return (
    <Stack gap={12}>
      {unsent.map(one => (
        <UnsentOne key={one.key} one={judgedAt(one, now)} />
      ))}
    </Stack>
  )
}

function UnsentOne({ one }: { one: Unsent }) {
  const words = useWords('offline')
  const tell = useFailureWords()
  const { drop, send } = useUnsentStore()
  const what = useWhat()(one)
  const away = (label: string, long: string) => (
    <Button kind="second" size="small" aria-label={long} onClick={() => void drop(one.key)}>
      {label}
    </Button>
  )
  const read = away(words.read, words.readLabel(what))
  if (one.refused === 'too-late') {
    return (
      <Wish kind="danger" title={words.tooLate} action={read} what={what}>
        <p>{words.tooLateText}</p>
        {one.visit ? <RegistryPhones phones={one.visit.branchPhones} place={one.visit.branchName} /> : null}
      </Wish>
    )
  }
  if (one.refused) {
    const { title, text } = tell(one.refused)
    return (
      <Wish kind="danger" title={words.refused} action={read} what={what}>
        <p>{`${title}. ${text}`}</p>
      </Wish>
    )
  }
  const ways = (
    <>
      <Button kind="second" size="small" onClick={() => void send().catch(() => undefined)}>
        {words.send}
      </Button>
      {away(words.forget, words.forgetLabel(what))}
    </>
  )
  return (
    <Wish kind="wait" title={words.waits} action={ways} what={what}>
      <p>{words.waitsText}</p>
    </Wish>
  )
}

function Wish({ what, children, ...banner }: BannerProps & { what: string }) {
  return (
    <Banner {...banner} wideAction live>
      <p>{what}</p>
      {children}
    </Banner>
  )
}

/** The wish in words. */
function useWhat(): (one: Unsent) => string {
  const words = useWords('offline')
  return ({ kind, visit, name }) => {
    switch (kind) {
      case 'cancel':
        return visit ? words.cancel(showMoment(visit.startDate), visit.physicianName) : words.visit
      case 'review':
        return visit ? words.reviewOf(visit.physicianName, showMoment(visit.startDate)) : words.review
      case 'medicine':
        return name === undefined ? words.medicine : words.medicineOf(name)
      case 'medicine-drop':
        return name === undefined ? words.drop : words.dropOf(name)
    }
  }
}
