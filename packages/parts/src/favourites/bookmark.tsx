import { type NewFavourite, useAddFavourite, useFavourites, useRemoveFavourite } from '@vizit/client/favourites/use-favourites'
import { useSession } from '@vizit/client/session/session-provider'
import { useToasts } from '@vizit/ui/dialogs/toast'
import { IconButton, type IconButtonProps } from '@vizit/ui/icon-button'
import Heart from 'lucide-react/icons/heart'
import { useAddresses } from '../addresses/addresses.ts'
import { useHere } from '../ways/ways.ts'
import { useWords } from '../words/words.tsx'
import styles from './bookmark.module.css'
import { favouriteSentence } from './favourite-sentence.ts'

/** One and the same picture: a list has many of them, and where one is changes with each step. */
const HEART = <Heart aria-hidden="true" />

type BookmarkProps = { one: NewFavourite; kind?: IconButtonProps['kind'] }

/** [1.28] [1.29] [1.30] Keeps a doctor or a centre among the favourites, or lets it go; says whom the eleventh pushed out. A visitor signs in first [6.07]. */
export function Bookmark(props: BookmarkProps) {
  return useSession().kind === 'signed-in' ? <OwnBookmark {...props} /> : <VisitorsBookmark {...props} />
}

function VisitorsBookmark({ one, kind = 'plain' }: BookmarkProps) {
  const words = useWords('favourites')
  const addresses = useAddresses()
  const here = useHere(now => now.href)
  return <IconButton kind={kind} label={words.signInFirst(one.displayName)} icon={HEART} href={addresses.signIn(here)} />
}

function OwnBookmark({ one, kind = 'plain' }: BookmarkProps) {
  const words = useWords('favourites')
  const favourites = useFavourites()
  const add = useAddFavourite()
  const remove = useRemoveFavourite()
  const { say } = useToasts()
  const { type, id, displayName: name } = one
  const isKept = favourites.data?.[type].some(kept => kept.id === id) ?? false
  const isBusy = !favourites.data || add.isPending || remove.isPending

  function turn() {
    if (isBusy) return
    if (isKept) remove.mutate({ type, id }, { onSuccess: () => say(words.removed) })
    else add.mutate(one, { onSuccess: ({ pushedOut }) => say(favouriteSentence(words, pushedOut)) })
  }
  return (
    <>
      <IconButton
        kind={kind}
        label={isKept ? words.remove(name) : words.add(name)}
        pressed={isKept}
        // Whoever has pressed it stays on it.
        aria-disabled={isBusy}
        icon={HEART}
        onClick={turn}
      />
      {add.isError || remove.isError ? (
        <p role="alert" className={styles.failed}>
          {words.failed}
        </p>
      ) : null}
    </>
  )
}
