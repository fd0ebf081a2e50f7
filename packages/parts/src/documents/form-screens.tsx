import { useDocuments } from '@vizit/client/documents/use-documents'
import { Button } from '@vizit/ui/button'
import { EmptyTalon } from '@vizit/ui/talon/empty-talon'
import { useAddresses } from '../addresses/addresses.ts'
import { Screen } from '../frame/screen.tsx'
import { useWords } from '../words/words.tsx'
import { DocumentForm } from './document-form.tsx'
import { useOpenVault } from './open-vault.ts'

export function AddDocumentScreen() {
  const words = useWords('documents')
  const shell = useWords('shell')
  const addresses = useAddresses()
  return (
    <Screen title={words.addTitle} back={{ label: shell.back, href: addresses.documents() }}>
      <DocumentForm document={null} />
    </Screen>
  )
}

export function EditDocumentScreen({ documentId }: { documentId: string }) {
  const words = useWords('documents')
  const shell = useWords('shell')
  const addresses = useAddresses()
  const { data } = useDocuments(useOpenVault().vault)
  if (!data) return null
  const document = data.find(({ id }) => id === documentId)
  return (
    <Screen title={words.editTitle} back={{ label: shell.back, href: document ? addresses.document(documentId) : addresses.documents() }}>
      {document ? (
        <DocumentForm key={documentId} document={document} />
      ) : (
        <EmptyTalon
          title={words.notFound}
          text={words.notFoundText}
          actions={<Button href={addresses.documents()}>{words.toList}</Button>}
        />
      )}
    </Screen>
  )
}
