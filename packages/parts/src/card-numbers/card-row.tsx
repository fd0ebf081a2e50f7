import { showCard } from '@vizit/client/card-numbers/card-mask'
import { useDropCardNumber } from '@vizit/client/card-numbers/use-card-numbers'
import type { CardNumbers } from '@vizit/contract/card-numbers'
import { Button } from '@vizit/ui/button'
import { useToasts } from '@vizit/ui/dialogs/toast'
import { ListRow } from '@vizit/ui/list-row'
import { RefusalBanner } from '../failures/refusal-banner.tsx'
import { useRefusalWords } from '../refusal-words/use-refusal-words.ts'
import { useWords } from '../words/words.tsx'

export function CardRow({ card: { providerCode, providerName, number } }: { card: CardNumbers['cards'][number] }) {
  const words = useWords('cardNumbers')
  const tell = useRefusalWords()
  const { say } = useToasts()
  const drop = useDropCardNumber()
  return (
    <ListRow
      caption={providerName}
      title={showCard(number)}
      note={drop.isError ? <RefusalBanner title={words.notRemoved} text={tell(drop.error).text} /> : undefined}
      trail={
        <Button
          kind="danger-text"
          size="small"
          flush
          aria-label={words.removeLabel(providerName)}
          waiting={drop.isPending ? words.removing : undefined}
          onClick={() => drop.mutate(providerCode, { onSuccess: () => say(words.removed) })}
        >
          {words.remove}
        </Button>
      }
    />
  )
}
