// What the pictures of the patient app show, and of which rows of docs/spec/requirements.md: every screen of tests/e2e/app-screens.ts stands here.

export type AppArea = {
  /** The folder. */
  name: string
  title: string
  /** By the screen's name: what one sees, and the ids of its rows. */
  screens: Record<string, readonly [says: string, rows: string]>
}

export const APP_GALLERY: readonly AppArea[] = [
  {
    name: 'app-start',
    title: 'The first start, home and signing in',
    screens: {
      'first-start': ['Language and city are asked once.', '1.46, 1.47'],
      'home-visitor': ['Home before the sign-in.', '2.147, 2.180'],
      home: ['Home: the sections, the next visit, what waits for the person.', '2.147, 2.179, 2.180'],
      'home-newcomer': ['Home without a visit ahead.', '2.147'],
      'home-failed': ['The visits did not come; the rest of home is there.', '2.147'],
      'sign-in': ['The phone number is all that is asked for.', '2.164'],
      'sign-in-code': ['The code of the SMS.', '2.127'],
      'access-check': ['A device that the account does not know is confirmed, or the account is begun anew.', '2.117, 2.118'],
      'not-found': ['There is no such page.', '2.114']
    }
  },
  {
    name: 'app-finding',
    title: 'Doctors, services, centres and drugs',
    screens: {
      doctors: ['Specialities of the town.', '2.132'],
      'doctors-of-speciality': ['Doctors of one speciality.', '2.130'],
      'doctor-filters': ['The filters in one sheet, with the preferred dates; its button counts.', '2.129, 2.158'],
      doctor: ['A doctor: the facts.', '2.128'],
      'doctor-reviews': ['A doctor: what patients say.', '2.128'],
      times: ['The times of a doctor by days.', '2.131'],
      'times-calendar': ['The same by a calendar.', '2.131'],
      'time-form': ['The form of a time: for whom, who pays, the consent.', '2.142, 2.176'],
      services: ['All services.', '2.165'],
      service: ['A service: where it is given and what it costs.', '2.163'],
      'service-times': ['Services with their filter.', '2.166'],
      centres: ['Medical centres as a list.', '2.154'],
      'centres-filter': ['Which centres are shown.', '2.153'],
      'centres-map': ['The same centres on the map.', '2.154, 2.182'],
      'map-layers': ['The layers of the map.', '2.182'],
      centre: ['A centre: the facts.', '2.151'],
      'centre-services': ['A centre: its services.', '2.151'],
      'centre-doctors': ['A centre: its doctors.', '2.151'],
      'centre-reviews': ['A centre: what patients say.', '2.151'],
      'centre-record': ['Booking at a centre.', '2.152'],
      drugs: ['The search for drugs, with what one looked for.', '2.159'],
      'drugs-found': ['Drugs that were found.', '2.137'],
      'drug-settings': ['The settings of the search.', '2.161'],
      drug: ['A drug and the drugstores that have it.', '2.135, 2.162'],
      'drugstores-map': ['The drugstores on the map.', '2.140'],
      drugstore: ['One of them.', '2.139'],
      'visit-drugs': ['What the doctor prescribed, and who has it.', '2.136, 2.138, 2.160'],
      chest: ['The medicine chest.', '2.146']
    }
  },
  {
    name: 'app-visits',
    title: 'Visits, invoices, reviews and results',
    screens: {
      visits: ['Visits to come.', '2.169'],
      'visits-past': ['Visits that were.', '2.169'],
      'visits-none': ['No visit yet.', '2.169'],
      visit: ['One visit to come.', '2.168'],
      'visit-past': ['One visit that was.', '2.168'],
      'visit-pictures': ['A picture among the documents of a visit.', '2.170'],
      invoices: ['Invoices.', '2.148'],
      invoice: ['An invoice of several services waits for an answer.', '2.148, 2.149'],
      'invoice-reviewed': ['An invoice that was answered.', '2.150'],
      'review-add': ['A review of a doctor.', '2.119'],
      'review-centre': ['A review of a centre.', '2.121'],
      reviews: ['One’s own reviews.', '2.171'],
      'review-change': ['A review is changed.', '2.120'],
      tests: ['Results.', '2.141'],
      'test-code': ['A result is behind the code of the card.', '2.141'],
      test: ['The figures of a result with their norms.', '2.141']
    }
  },
  {
    name: 'app-own',
    title: 'The card, the account, the family, settings',
    screens: {
      card: ['The card.', '2.155'],
      account: ['The account.', '2.115'],
      'account-edit': ['Its details.', '2.116'],
      family: ['The family.', '2.123'],
      'family-add-adult': ['An adult is added.', '2.122'],
      'family-add-child': ['A child is added.', '2.125'],
      'family-edit-child': ['The details of a child.', '2.124'],
      'family-join': ['One family becomes of two.', '2.145'],
      'family-access': ['Who may do what.', '2.144'],
      'family-invite': ['An invitation is answered.', '2.143'],
      programmes: ['A programme that pays for visits.', '2.126'],
      'programme-add': ['Employers and insurers.', '2.126'],
      'partner-first': ['The first corporate partner.', '2.177'],
      'partner-second': ['The second corporate partner.', '2.178'],
      insurer: ['An insurer.', '2.126'],
      'insurer-scan': ['The bar code of the card, where there is no camera.', '1.43'],
      'documents-empty': ['No document on this device yet.', '2.133'],
      documents: ['Documents, on this device alone.', '2.133'],
      'document-add': ['A document is added.', '2.133'],
      document: ['A document, its number hidden.', '2.134, 2.167'],
      reminders: ['How one is reminded, and when.', '2.156'],
      other: ['The menu.', '2.157, 2.181'],
      'other-visitor': ['The menu before the sign-in.', '2.157, 2.181'],
      settings: ['The settings.', '2.173'],
      language: ['The languages.', '2.175'],
      'language-question': ['A change of the language is asked once more.', '2.183'],
      town: ['The towns.', '2.174'],
      registries: ['The numbers of registries.', '2.172'],
      about: ['About the project.', '2.181'],
      suggestions: ['Suggestions for improving.', '2.181'],
      privacy: ['The privacy policy, in Russian.', '2.181'],
      terms: ['The terms of use, in Russian.', '2.181']
    }
  }
]
