import { Outlet } from '@tanstack/react-router'
import { DocumentsGate } from '@vizit/parts/documents/documents-gate.tsx'

/** The lock of documents around their pages. */
export function DocumentsLayout() {
  return (
    <DocumentsGate>
      <Outlet />
    </DocumentsGate>
  )
}
