// Where the pages of a face stand. What a person sees names a page; the face says its address.
import { createContext, createElement, type ReactNode, use } from 'react'

/** What an address asks, by name; what is undefined or '' is left out. */
type Query = Readonly<Record<string, string | undefined>>

/** Each gives an href of this face. */
export type Addresses = {
  start: () => string
  /** The sign-in, and afterwards the page that was wanted. */
  signIn: (wanted?: string) => string
  signInStep: (step: 'phone' | 'human' | 'code' | 'passkey', from: string | undefined) => string
  info: () => string
  /** To write to support; `about`: what, by the page that one is on, and `code`: the refusal that was met there. */
  support: (query?: { about?: string | undefined; code?: string | undefined }) => string
  install: () => string
  /** A file. */
  guide: () => string
  /** The folder of what draws packed pictures of a PDF. */
  pdfImages: () => string

  /** The timetable of doctors. */
  timetable: (query?: Query) => string
  /** The choice between doctors and services. */
  onlineBooking: (query?: Query) => string
  serviceTimes: (query?: Query) => string
  slotForm: (timeslotId: string, query?: { who?: string | undefined; age?: string | undefined }) => string
  serviceForm: (timeslotId: string, query: { serviceId: string; who?: string | undefined; age?: string | undefined }) => string
  booked: (orderId: string) => string
  waitingList: () => string

  centres: () => string
  centre: (centreId: string) => string
  /** To book at a centre, a service of it or one of its doctors. */
  centreRecord: (centreId: string, query?: { serviceId?: string | undefined }) => string
  branch: (branchId: string) => string
  doctor: (doctorId: string) => string
  /** Doctors of a town: first the specialities, then the list. */
  doctorsList: (query?: Query) => string
  /** Towns that have doctors. */
  doctorsByTown: () => string
  /** By codes, 'minsk' and 'therapist'; pages are counted from 1. */
  townDoctors: (town: string) => string
  townSpeciality: (town: string, speciality: string, page?: number) => string
  /** What services there are, and about one of them; its times stand at `serviceTimes`. */
  services: () => string
  aboutService: (serviceId: string) => string

  /** With what is looked for, where it is known. */
  drugs: (text?: string) => string
  drug: (drugId: string) => string
  chest: () => string
  /** How drugs are looked for. */
  drugSettings: () => string

  visits: (query?: { tab?: 'past' | undefined; q?: string | undefined; show?: 'invoices' | undefined }) => string
  visit: (orderId: string) => string
  moveVisit: (orderId: string) => string
  talon: (orderId: string) => string
  visitDrugs: (orderId: string) => string
  reviewVisit: (orderId: string, query?: { about?: 'centre' | undefined }) => string
  invoice: (invoiceId: string) => string
  ownReviews: () => string
  ownReview: (reviewId: string) => string

  tests: (query?: { tab?: 'ready' | 'in-work' | undefined; q?: string | undefined }) => string
  /** The code and the pages of a report, under the list that it was opened from. */
  report: (list: 'tests' | 'visits', step: 'code' | 'document') => string

  family: () => string
  addChild: (query?: { from?: string | undefined }) => string
  addAdult: (query?: { step?: 'sms' | 'code' | undefined; from?: string | undefined }) => string
  editChild: (profileId: string) => string
  /** The rights of a relative; of nobody in particular: who sees oneself. */
  access: (profileId?: string) => string
  requestFamily: () => string
  enterCode: (query?: { from?: string | undefined }) => string
  joinFamily: (query?: { from?: string | undefined }) => string
  shareCode: (query?: { from?: string | undefined }) => string
  sendInvite: (query?: { from?: string | undefined }) => string
  answerInvite: () => string

  /** Documents of identity, which lie on the device alone. */
  documents: () => string
  addDocument: () => string
  document: (documentId: string) => string
  editDocument: (documentId: string) => string

  profile: () => string
  /** Where one is once consent is given and nothing was begun: at the start or the profile [4.133], or at the page that one wanted to see. */
  consentLeads: 'start' | 'wanted'
  /** Where the arrow leads from pages that several pages lead to, when one did not come from one of them. */
  above: {
    /** From visits, tests and family; undefined where those are places of the frame. */
    places: () => string | undefined
    /** From what else is one's own: programmes, reviews, numbers of cards, documents, what one waits for. */
    own: () => string
    /** From the lists of centres and of drugs; undefined where those are places of the frame. */
    finding: (isSignedIn: boolean) => string | undefined
    /** From the list of doctors, the same. */
    doctors: () => string | undefined
    /** From reminders and from the sign-in and its devices. */
    settings: () => string
    /** From support and what the product says of itself. */
    product: (isSignedIn: boolean) => string
  }
  editProfile: (query?: { from?: string | undefined }) => string
  cards: () => string
  security: () => string
  reminders: () => string
  calendar: () => string
  ownData: () => string
  accessLog: (query?: { who?: string | undefined }) => string
  consents: (query?: { who?: string | undefined }) => string
  erase: () => string
  programmes: () => string
  addProgramme: (query?: { coverer?: string | undefined }) => string
}

const AddressesContext = createContext<Addresses | null>(null)

/** Stands once around a face. */
export function AddressesProvider({ addresses, children }: { addresses: Addresses; children: ReactNode }) {
  return createElement(AddressesContext, { value: addresses }, children)
}

export function useAddresses(): Addresses {
  const addresses = use(AddressesContext)
  if (!addresses) throw new Error('useAddresses must stand inside an AddressesProvider')
  return addresses
}
