import { useDrugSearches, useForgetDrugSearch } from '@vizit/client/drugs/use-drug-searches'
import { usePopularDrugs } from '@vizit/client/drugs/use-drugs'
import { useSession } from '@vizit/client/session/session-provider'
import { Button } from '@vizit/ui/button'
import { useToasts } from '@vizit/ui/dialogs/toast'
import { IconButton } from '@vizit/ui/icon-button'
import { Section } from '@vizit/ui/page/section'
import { Skeleton } from '@vizit/ui/skeleton'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import X from 'lucide-react/icons/x'
import { useWords } from '../words/words.tsx'
import { DrugsAway } from './drug-results.tsx'
import styles from './drugs.module.css'

type DrugIdeasProps = { onChoose: (text: string) => void }

/** What to look for, before anything is typed: [1.32] one's own searches, [3.74] the popular ones. */
export function DrugIdeas({ onChoose }: DrugIdeasProps) {
  const words = useWords('drugs')
  const isSignedIn = useSession().kind === 'signed-in'
  const { data, error, isFetching, refetch } = usePopularDrugs()
  return (
    <>
      {isSignedIn ? <OwnSearches onChoose={onChoose} /> : null}
      {data?.length === 0 ? null : data ? (
        <Section title={words.popular}>
          <ul className={styles.ideas}>
            {data.map(text => (
              <li key={text}>
                <Button kind="second" size="small" onClick={() => onChoose(text)}>
                  {text}
                </Button>
              </li>
            ))}
          </ul>
        </Section>
      ) : error ? (
        <DrugsAway error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <Skeleton height="152px" shape="box" />
      )}
    </>
  )
}

function OwnSearches({ onChoose }: DrugIdeasProps) {
  const words = useWords('drugs')
  const { say } = useToasts()
  const { data } = useDrugSearches(true)
  const forget = useForgetDrugSearch()
  if (!data || data.length === 0) return null
  return (
    <Section
      title={words.own}
      note={
        <Button
          kind="ghost"
          size="small"
          flush
          waiting={forget.isPending ? words.forgetting : undefined}
          onClick={() => forget.mutate('all', { onSuccess: () => say(words.forgotten) })}
        >
          {words.forgetAll}
        </Button>
      }
    >
      <ul className={styles.own}>
        {data.map(({ id, text }) => (
          <li key={id}>
            <button type="button" className={styles.search} onClick={() => onChoose(text)}>
              <RotateCcw size={18} strokeWidth={2} aria-hidden="true" />
              <span>{text}</span>
            </button>
            <IconButton
              kind="plain"
              label={words.forget(text)}
              icon={<X aria-hidden="true" />}
              onClick={() => forget.mutate({ searchId: id })}
            />
          </li>
        ))}
      </ul>
    </Section>
  )
}
