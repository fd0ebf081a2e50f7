import { useSearch } from '@tanstack/react-router'
import { useCoverers } from '@vizit/client/programmes/use-change-programmes'
import type { Coverer } from '@vizit/contract/programmes'
import { LoadFailure } from '@vizit/parts/failures/load-failure.tsx'
import { Screen } from '@vizit/parts/frame/screen.tsx'
import { CovererLists } from '@vizit/parts/programmes/coverer-lists.tsx'
import { ProgrammesSkeleton } from '@vizit/parts/programmes/programmes-skeleton.tsx'
import { useWords } from '@vizit/parts/words/words.tsx'
import { Button } from '@vizit/ui/button'
import { EmptyTalon } from '@vizit/ui/empty-talon'
import type { ReactNode } from 'react'
import { CorporateForm } from './corporate-form.tsx'
import { InsuranceForm } from './insurance-form.tsx'

const PROGRAMMES = '/profile/programmes'
const ADD = '/profile/programmes/add'

/** [1.40-1.43] Who pays is chosen first, then how that is proven. */
export function AddProgrammeScreen() {
  const words = useWords('programmes')
  const { coverer: code } = useSearch({ strict: false })
  const coverers = useCoverers()
  if (!coverers.data) {
    return (
      <Framed back={PROGRAMMES} title={words.addTitle}>
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
      <Framed back={PROGRAMMES} title={words.addTitle} note={words.addNote}>
        <CovererLists coverers={coverers.data} />
      </Framed>
    )
  }
  const coverer = coverers.data.find(one => one.code === code)
  return coverer ? (
    <Framed back={ADD} title={coverer.name} note={coverer.kind === 'INSURER' ? words.insuranceNote : words.next}>
      <LinkForm coverer={coverer} />
    </Framed>
  ) : (
    <Framed back={ADD} title={words.addTitle}>
      <EmptyTalon title={words.gone} text={words.goneText} actions={<Button href={ADD}>{words.choose}</Button>} />
    </Framed>
  )
}

function LinkForm({ coverer }: { coverer: Coverer }) {
  switch (coverer.kind) {
    case 'EMPLOYER':
      return <CorporateForm coverer={coverer} />
    case 'INSURER':
      return <InsuranceForm coverer={coverer} />
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
