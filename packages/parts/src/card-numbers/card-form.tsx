import { useSetCardNumber } from '@vizit/client/card-numbers/use-card-numbers'
import type { CardNumbers } from '@vizit/contract/card-numbers'
import { judgeCardId } from '@vizit/rules/card-id'
import { Button } from '@vizit/ui/button'
import { Card } from '@vizit/ui/card'
import { useToasts } from '@vizit/ui/dialogs/toast'
import { ChoiceCard } from '@vizit/ui/fields/choice-card'
import { ChoiceGroup } from '@vizit/ui/fields/choice-group'
import { type FormEvent, useId, useState } from 'react'
import { RefusalBanner } from '../failures/refusal-banner.tsx'
import { useRefusalWords } from '../refusal-words/use-refusal-words.ts'
import { useWords } from '../words/words.tsx'
import { CardNumberField } from './card-number-field.tsx'
import styles from './cards.module.css'

/** [5.52] Which centre, and the number there; what is wrong is said when it is sent, and goes once it is put right. */
export function CardForm({ providers }: { providers: CardNumbers['providers'] }) {
  const words = useWords('cardNumbers')
  const tell = useRefusalWords()
  const { say } = useToasts()
  const set = useSetCardNumber()
  const [provider, setProvider] = useState<string | null>(null)
  const [typed, setTyped] = useState('')
  const [isJudged, setJudged] = useState(false)
  const numberId = useId()
  const isWrong = judgeCardId(typed) !== 'ok'

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (set.isPending) return
    setJudged(true)
    const form = event.currentTarget
    if (provider === null) return form.querySelector<HTMLInputElement>('[type="radio"]')?.focus()
    if (isWrong) return document.getElementById(numberId)?.focus()
    set.mutate(
      { provider, number: typed },
      {
        onSuccess: () => {
          setProvider(null)
          setTyped('')
          setJudged(false)
          say(words.saved)
        }
      }
    )
  }

  return (
    <Card title={words.add}>
      <form className={styles.form} onSubmit={send} noValidate>
        <ChoiceGroup
          legend={words.centre}
          name="card-centre"
          value={provider ?? ''}
          onChange={setProvider}
          error={isJudged && provider === null ? words.chooseFirst : undefined}
        >
          {providers.map(({ code, name }) => (
            <ChoiceCard key={code} value={code} title={name} />
          ))}
        </ChoiceGroup>
        <CardNumberField id={numberId} typed={typed} error={isJudged && isWrong ? words.wrong : undefined} onType={setTyped} />
        {set.isError ? <RefusalBanner title={words.notSaved} text={tell(set.error).text} /> : null}
        <Button type="submit" className={styles.save} waiting={set.isPending ? words.saving : undefined}>
          {words.save}
        </Button>
      </form>
    </Card>
  )
}
