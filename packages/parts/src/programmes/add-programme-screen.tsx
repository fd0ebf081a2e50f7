import { useCoverers } from '@vizit/client/programmes/use-change-programmes'
import type { Coverer } from '@vizit/contract/programmes'
import { Button } from '@vizit/ui/button'
import { EmptyTalon } from '@vizit/ui/talon/empty-talon'
import { lazy, type ReactNode, Suspense } from 'react'
import { useAddresses } from '../addresses/addresses.ts'
import { LoadFailure } from '../failures/load-failure.tsx'
import { Screen } from '../frame/screen.tsx'
import { useWords } from '../words/words.tsx'
import { CorporateForm } from './corporate-form.tsx'
import { CovererLists } from './coverer-lists.tsx'
import { ProgrammesSkeleton } from './programmes-skeleton.tsx'

// With the camera's way and the people of the family: whoever chose an employer needs none of it.
const InsuranceForm = lazy(async () => ({ default: (await import('./insurance-form.tsx')).InsuranceForm }))

/** [1.40-1.43] Who pays is chosen first, then how that is proven. */
export function AddProgrammeScreen({ coverer: code }: { coverer?: string | undefined }) {
  const words = useWords('programmes')
  const addresses = useAddresses()
  const coverers = useCoverers()
  if (!coverers.data) {
    return (
      <Framed back={addresses.programmes()} title={words.addTitle}>
        {coverers.error ? (
          <LoadFailure
            error={coverers.error}
            title={words.coverersFailed}
            text={words.coverersFailedText}
            onRetry={() => void coverers.refetch()}
            isRetrying={coverers.isFetching}
          />
        ) : (
          <ProgrammesSkeleton />
        )}
      </Framed>
    )
  }
  if (code === undefined) {
    return (
      <Framed back={addresses.programmes()} title={words.addTitle} note={words.addNote}>
        <CovererLists coverers={coverers.data} />
      </Framed>
    )
  }
  const noteOf = { INSURER: words.insuranceNote, EMPLOYER: words.employerNote }
  const coverer = coverers.data.find(one => one.code === code)
  return coverer ? (
    <Framed back={addresses.addProgramme()} title={coverer.name} note={noteOf[coverer.kind]}>
      <LinkForm coverer={coverer} />
    </Framed>
  ) : (
    <Framed back={addresses.addProgramme()} title={words.addTitle}>
      <EmptyTalon title={words.gone} text={words.goneText} actions={<Button href={addresses.addProgramme()}>{words.choose}</Button>} />
    </Framed>
  )
}

function LinkForm({ coverer }: { coverer: Coverer }) {
  switch (coverer.kind) {
    case 'EMPLOYER':
      return <CorporateForm coverer={coverer} />
    case 'INSURER':
      return (
        <Suspense fallback={<ProgrammesSkeleton />}>
          <InsuranceForm coverer={coverer} />
        </Suspense>
      )
  }
}

function Framed({ title, note, back, children }: { title: string; note?: string; back: string; children: ReactNode }) {
  const shell = useWords('shell')
  return (
    <Screen title={title} note={note} back={{ label: shell.back, href: back }}>
      {children}
    </Screen>
  )
}
