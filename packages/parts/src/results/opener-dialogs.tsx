import type { Failure } from '@vizit/client/api/call-failure'
import { files } from '@vizit/client/platform/files'
import { Button } from '@vizit/ui/button'
import { Dialog } from '@vizit/ui/dialogs/dialog'
import Download from 'lucide-react/icons/download'
import FileText from 'lucide-react/icons/file-text'
import { useFailureWords } from '../refusal-words/use-refusal-words.ts'
import { useWords } from '../words/words.tsx'

type OpenerProps = { name: string; fileName: string; pdf: Blob; onOpen: () => void; onClose: () => void }

/** [2.108] The document is here: open it or keep it. */
export function OpenerDialog({ name, fileName, pdf, onOpen, onClose }: OpenerProps) {
  const words = useWords('results')
  return (
    <Dialog
      open
      onClose={onClose}
      title={name}
      text={words.openerText}
      closeLabel={words.close}
      actions={
        <>
          <Button wide icon={<FileText aria-hidden="true" />} onClick={onOpen}>
            {words.openHere}
          </Button>
          <Button kind="second" wide icon={<Download aria-hidden="true" />} onClick={() => void files.save(pdf, fileName)}>
            {words.download}
          </Button>
        </>
      }
    />
  )
}

/** [4.83] What is wrong has nothing to do with the code. */
export function FailedDialog({ failure, onClose }: { failure: Failure; onClose: () => void }) {
  const words = useWords('results')
  const { title, text } = useFailureWords()(failure)
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.failedTitle}
      text={`${title}. ${text}`}
      actions={
        <Button wide onClick={onClose}>
          {words.understood}
        </Button>
      }
    />
  )
}
