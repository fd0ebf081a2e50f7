// What the server and the bundle that draws its public pages agree on (0071). The bundle is built from the face whose pages they are.
import type { Language } from '@vizit/rules/languages'
import type { Answer } from './call.ts'

/** Asks an endpoint that anyone may read, by its path, as nobody: there is no session to ask with. */
export type AskAsNobody = (path: string, input: Readonly<Record<string, unknown>>) => Promise<Answer<unknown>>

/** The pages of the cabinet that are the same for everybody. */
export type PublicPageName = 'doctor' | 'centre' | 'timetable' | 'doctors' | 'town' | 'speciality' | 'services' | 'service' | 'sign-in'
/** The page with which the patient app begins on a device where it was never opened. */
export type StartPageName = 'start'

export type AskedPage<Page extends string = PublicPageName> = {
  page: Page
  /** Digits; of a town its code, of a speciality in it 'minsk/therapist' or 'minsk/therapist/2', of what there is once ''. */
  id: string
  language: Language
  /** 'https://vizit.example': where people open the product. */
  origin: string
  now: Date
  ask: AskAsNobody
}

/** HTML. `head`: title, description, addresses in each language, what search engines read; `body`: the page inside the root, and the answers it was drawn from. */
export type DrawnPage = { head: string; body: string }

/** Draws a page that is the same for everybody. Of a thing that the endpoints do not know it says so. Throws where they cannot answer. */
export type DrawPage<Page extends string = PublicPageName> = (asked: AskedPage<Page>) => Promise<DrawnPage>

/** The fields by which the timetable is asked in its address: what they ask for the face shows, not the server. */
export const TIMETABLE_FIELDS = [
  'townId',
  'branchId',
  'specialityId',
  'doctorId',
  'day',
  'view',
  'who',
  'age',
  'slot',
  'mine',
  'serviceId',
  'profileFilter',
  'part',
  'near',
  'priceTo',
  'sex',
  'free'
] as const

/** The fields of the address of the sign-in that show in it. */
export const SIGN_IN_FIELDS = ['from', 'phone'] as const
