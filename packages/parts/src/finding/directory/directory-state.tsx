import { Button } from '@vizit/ui/button'
import { useAddresses } from '../../addresses/addresses.ts'
import type { useWayBack } from '../../ways/use-way-back.ts'
import { useWords } from '../../words/words.tsx'
import { type Asked, PageState } from '../page-state.tsx'

/** A page of the directory that is not there; of nothing that there is it says so in its title too. */
export function DirectoryState({ title, back, asked }: { title: string; back: ReturnType<typeof useWayBack>; asked: Asked }) {
  const words = useWords('directory')
  const addresses = useAddresses()
  return (
    <PageState
      title={title}
      back={back}
      asked={asked}
      loading={words.loading}
      failed={{ title: words.failed, text: words.failedText }}
      missing={{
        heading: words.notFound,
        title: words.notFoundWhy,
        text: words.notFoundText,
        actions: (
          <>
            <Button href={addresses.doctorsByTown()}>{words.doctorsByTown}</Button>
            <Button kind="second" href={addresses.services()}>
              {words.allServices}
            </Button>
          </>
        )
      }}
    />
  )
}
