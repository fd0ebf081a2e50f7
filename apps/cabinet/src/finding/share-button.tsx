import { useWords } from '@vizit/client/words.tsx'
import { IconButton } from '@vizit/ui/icon-button'
import { useToasts } from '@vizit/ui/toast'
import Share2 from 'lucide-react/icons/share-2'

/** Sends the address of this page by what the device has for it; without such a thing copies it. */
export function ShareButton({ name }: { name: string }) {
  const words = useWords('finding')
  const { say } = useToasts()

  async function share() {
    const url = `${location.origin}${location.pathname}`
    if (navigator.share) return navigator.share({ title: name, url }).catch(() => undefined)
    await navigator.clipboard.writeText(url).then(
      () => say(words.copied),
      () => say(words.notCopied)
    )
  }
  return <IconButton label={words.share(name)} icon={<Share2 aria-hidden="true" />} onClick={() => void share()} />
}
