import { share as device } from '@vizit/client/platform/share'
import { Dialog } from '@vizit/ui/dialogs/dialog'
import { useToasts } from '@vizit/ui/dialogs/toast'
import { IconButton } from '@vizit/ui/icon-button'
import Share2 from 'lucide-react/icons/share-2'
import { useState } from 'react'
import { useWords } from '../words/words.tsx'
import styles from './finding.module.css'

/** Sends the address of this page by what the device has for it; without such a thing copies it, or shows it where the browser does not let it. */
export function ShareButton({ name }: { name: string }) {
  const words = useWords('finding')
  const { say } = useToasts()
  const [byHand, setByHand] = useState(false)

  async function share() {
    const outcome = await passOn(name, ownAddress())
    if (outcome === 'copied') say(words.copied)
    setByHand(outcome === 'neither')
  }
  return (
    <>
      <IconButton className="with-script" label={words.share(name)} icon={<Share2 aria-hidden="true" />} onClick={() => void share()} />
      <Dialog open={byHand} onClose={() => setByHand(false)} title={words.copyByHand} text={words.copyByHandText} closeLabel={words.close}>
        {byHand ? <p className={styles.address}>{ownAddress()}</p> : null}
      </Dialog>
    </>
  )
}

/** Of the page, without what it was asked. */
function ownAddress(): string {
  return `${device.origin()}${location.pathname}`
}

/** Whoever closes the sheet has changed their mind; a page in a frame may have neither a sheet nor a clipboard. */
async function passOn(title: string, url: string): Promise<'sent' | 'copied' | 'neither'> {
  if (device.canSend() && (await device.send({ title, url })) !== 'failed') return 'sent'
  return (await device.copy(url)) ? 'copied' : 'neither'
}
