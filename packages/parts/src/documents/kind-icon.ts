import type { DocumentKind } from '@vizit/rules/documents'
import Baby from 'lucide-react/icons/baby'
import BookUser from 'lucide-react/icons/book-user'
import Car from 'lucide-react/icons/car'
import FileText from 'lucide-react/icons/file-text'
import IdCard from 'lucide-react/icons/id-card'
import ShieldCheck from 'lucide-react/icons/shield-check'
import Stamp from 'lucide-react/icons/stamp'

export const KIND_ICONS: Record<DocumentKind, typeof IdCard> = {
  passport: BookUser,
  'id-card': IdCard,
  'residence-permit': Stamp,
  'birth-certificate': Baby,
  'driving-licence': Car,
  'insurance-policy': ShieldCheck,
  other: FileText
}
