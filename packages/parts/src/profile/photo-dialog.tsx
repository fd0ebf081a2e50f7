import { failureOf } from '@vizit/client/api/call-failure'
import { type Cut, cutPicture, judgePicture, PICTURE_TYPES } from '@vizit/client/photo/read-picture'
import { useChangePhoto } from '@vizit/client/photo/use-change-photo'
import { Button } from '@vizit/ui/button'
import { Dialog } from '@vizit/ui/dialogs/dialog'
import { useToasts } from '@vizit/ui/dialogs/toast'
import { useEffect, useRef, useState } from 'react'
import { RefusalBanner } from '../failures/refusal-banner.tsx'
import { photoFaultWords } from '../photo/photo-fault.ts'
import { useRefusalWords } from '../refusal-words/use-refusal-words.ts'
import { useWords } from '../words/words.tsx'
import { PhotoCropper } from './photo-cropper.tsx'

export type PhotoDialogProps = { hasPhoto: boolean; onClose: () => void }

/** [7.17] Chooses a picture, cuts a square out of it and sets it as the own photo; or takes the photo away. */
export function PhotoDialog({ hasPhoto, onClose }: PhotoDialogProps) {
  const words = useWords('photo')
  const tell = useRefusalWords()
  const { say } = useToasts()
  const change = useChangePhoto()
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File | null>(null)
  const [cut, setCut] = useState<Cut | null>(null)
  const [fault, setFault] = useState<unknown>()
  const address = useAddressOf(file)

  function take(chosen: File | undefined) {
    if (!chosen) return
    change.reset()
    const verdict = judgePicture(chosen)
    setFault(verdict === 'ok' ? undefined : verdict)
    setCut(null)
    setFile(verdict === 'ok' ? chosen : null)
  }

  async function save() {
    if (!address || !cut) return
    const bytes = await cutPicture(address, cut).catch(() => null)
    if (bytes === null) return setFault('not-a-picture')
    await send(bytes, words.saved)
  }

  async function send(photo: string | null, done: string) {
    const isDone = await change.mutateAsync(photo).then(
      () => true,
      () => false
    )
    if (!isDone) return
    say(done)
    onClose()
  }

  const failure = change.isError ? failureOf(change.error) : undefined
  const said = photoFaultWords(words, fault ?? failure?.facts.reason) ?? (failure ? tell(change.error) : undefined)
  const isSaving = change.isPending && change.variables !== null
  return (
    <Dialog
      open
      onClose={onClose}
      title={file ? words.titleNew : words.title}
      text={file ? words.cropText : words.text}
      actions={
        <>
          {said ? <RefusalBanner {...said} /> : null}
          {address && cut ? (
            <Button wide waiting={isSaving ? words.saving : undefined} onClick={() => void save()}>
              {words.save}
            </Button>
          ) : null}
          <Button kind={file ? 'outline' : 'main'} wide onClick={() => input.current?.click()}>
            {file ? words.other : words.choose}
          </Button>
          {hasPhoto && !file ? (
            <Button
              kind="danger-text"
              wide
              waiting={change.isPending && !isSaving ? words.removing : undefined}
              onClick={() => void send(null, words.removed)}
            >
              {words.remove}
            </Button>
          ) : null}
          <Button kind="ghost" wide onClick={onClose}>
            {words.cancel}
          </Button>
        </>
      }
    >
      <input
        ref={input}
        type="file"
        accept={PICTURE_TYPES}
        hidden
        aria-label={words.choose}
        onChange={event => {
          take(event.target.files?.[0])
          // the same file may be chosen once more
          event.target.value = ''
        }}
      />
      {address ? <PhotoCropper address={address} onCut={setCut} onUnreadable={() => (setFile(null), setFault('not-a-picture'))} /> : null}
    </Dialog>
  )
}

/** The file as an address of this page, let go when it is no longer shown. */
function useAddressOf(file: File | null): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (!file) return setAddress(null)
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return address
}
