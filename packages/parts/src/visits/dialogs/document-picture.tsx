import { saveFile } from '@vizit/client/visits/save-file'
import type { VisitDocument } from '@vizit/contract/visits'
import { Button } from '@vizit/ui/button'
import { Dialog } from '@vizit/ui/dialogs/dialog'
import { useEffect, useState } from 'react'
import { useWords } from '../../words/words.tsx'
import styles from './document-picture.module.css'

type DocumentPictureProps = { document: VisitDocument; bytes: Blob; onBack: () => void; onClose: () => void }

/** A picture of a visit as large as the screen lets it be. Its address lives as long as the dialog. */
export function DocumentPicture({ document, bytes, onBack, onClose }: DocumentPictureProps) {
  const words = useWords('visitsMore')
  const address = useAddress(bytes)
  return (
    <Dialog
      open
      onClose={onClose}
      title={document.name}
      closeLabel={words.close}
      actions={
        <>
          <Button wide onClick={() => saveFile(bytes, document.name)}>
            {words.download}
          </Button>
          <Button wide kind="ghost" onClick={onBack}>
            {words.backToDocuments}
          </Button>
        </>
      }
    >
      <img className={styles.picture} src={address} alt={document.name} />
    </Dialog>
  )
}

function useAddress(bytes: Blob): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(bytes)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [bytes])
  return address
}
