// What the pictures show, in the order of docs/screens: every screen of tests/e2e/screens.ts has its sentence here.

export type Area = {
  /** The folder. */
  name: string
  title: string
  /** By the screen's name, what one sees. */
  screens: Record<string, string>
}

export const GALLERY: readonly Area[] = [
  {
    name: 'sign-in',
    title: 'Signing in',
    screens: {
      'sign-in': 'The phone number is all that is asked for.',
      'sign-in-ticket': 'The chosen time stays in sight until one is signed in.',
      'sign-in-code': 'The code of the SMS, with the time until another may be sent.',
      'sign-in-code-wrong': 'A code that did not fit.',
      'sign-in-failed': 'The code could not be sent, for the server did not answer.',
      'sign-in-human': 'A number that asked too often shows that it is a person.',
      'sign-in-passkey': 'The code was right: the passkey that its owner wants asked for.',
      'sign-in-passkey-lost': 'Who has no passkey at hand is told what comes instead.',
      'account-new-number': 'A number that is new here may have been mistyped: it is asked once.',
      'account-other-phone': 'The link was meant for another number than the one signed in.'
    }
  },
  {
    name: 'account',
    title: 'Consent, devices and e-mail',
    screens: {
      'account-consent': 'What has to be agreed to, for oneself and for each child.',
      'account-consent-failed': 'The consents could not be saved; what was ticked stays.',
      'account-device': 'A device that the account does not know is confirmed by a letter.',
      'account-device-failed': 'Whether the device is known could not be asked.',
      'account-device-waiting': 'The letter is on its way.',
      'account-reset': 'Who cannot read the letter may begin a new account.',
      'account-exists': 'A number that nobody has used for long may have a new owner.',
      'account-no-access': 'The account went to the new owner of the number.',
      'account-email': 'What needs a confirmed address asks for one.',
      'account-email-waiting': 'The address waits for the link of the letter to be opened.',
      'account-link': 'The link of a letter does nothing before a button is pressed.',
      'account-link-over': 'A link that is not whole.'
    }
  },
  {
    name: 'booking',
    title: 'Booking a doctor',
    screens: {
      'booking-start': 'Where booking begins: doctors, services and one’s own doctors.',
      'timeslot-visitor': 'Doctors with their nearest times, open to everybody.',
      'timeslot-chosen': 'A time was chosen: the bar leads on.',
      'timeslot-calendar': 'The same by a calendar of free times.',
      'timeslot-whom': 'To whom: doctors and specialities.',
      'timeslot-who': 'For which child: one of the family, or by age alone.',
      'timeslot-age': 'A visitor says how old the child is, and no name.',
      'timeslot-typing': 'One field for speciality, doctor, service, centre and town.',
      'timeslot-danger': 'Words of danger: call 103 first.',
      'timeslot-where': 'Where: towns and branches.',
      'timeslot-my-doctors': 'One’s own doctors stand first.',
      'my-doctors': 'The times of one of one’s own doctors.',
      'timeslot-registry-only': 'The centre books this doctor by telephone only.',
      'timeslot-no-places': 'A doctor without a free time.',
      'timeslot-loading': 'The timetable before it has come.',
      'timeslot-failed': 'The timetable did not come.',
      'timeslot-offline': 'Without a connection the times are not shown as if they were true.',
      'timeslot-closed': 'The operator has closed the booking everywhere: said once, with what to do instead.',
      form: 'The time is held while the form is filled.',
      'form-faults': 'What is missing stands at its field.',
      'form-busy': 'Somebody was faster: the nearest times instead.',
      'form-gone': 'There is no such time.',
      'form-hold-ended': 'The time is no longer held; what was typed stays.',
      'form-offline': 'Without a connection the booking waits and is sent again.',
      'form-two-visits': 'There is a visit at this time already: asked once.',
      booked: 'Booked, with what one needs on the day.',
      'booked-pending': 'The clinic has yet to confirm.',
      'waiting-ask': 'No free time: to be told when one comes.',
      'waiting-ask-hours': 'The very hours, and what is wrong with them.',
      'waiting-list': 'What one waits for.',
      'waiting-offer': 'A time came free, and how long few know of it.',
      'waiting-list-empty': 'Nothing is waited for.',
      'waiting-list-failed': 'The list did not come.',
      'more-doctor-reviews': 'What patients say about a doctor.'
    }
  },
  {
    name: 'service',
    title: 'Booking a service',
    screens: {
      'service-list': 'Directions and services.',
      'service-where': 'Where the service is offered, at which price.',
      'service-times': 'The times of a branch.',
      'service-form': 'The form of a service, its time held.',
      'service-booked': 'The ticket of a service that is booked.',
      'service-no-times': 'A day without a free time for the service.',
      'service-unpaid-list': 'Services that a programme does not pay for carry a mark.',
      'service-unsupported': 'A service and a programme that do not go together.',
      'service-failed': 'The services did not come.'
    }
  },
  {
    name: 'finding',
    title: 'Drugs, centres and doctors',
    screens: {
      'find-drugs': 'The search for drugs, with what is often looked for.',
      'find-drugs-found': 'What was found, with the least price.',
      'find-drugs-nothing': 'No such drug.',
      'find-drugs-away': 'The drug search is out of service; the rest is not.',
      'find-drug': 'The drugstores that have a drug.',
      'find-drug-near': 'The same by distance.',
      'find-drug-no-place': 'The browser does not tell the place.',
      'find-chest': 'The medicine chest at home.',
      'find-chest-edit': 'Until when a drug is good, and a note.',
      'find-chest-empty': 'Nothing in the chest yet.',
      'find-visit-drugs': 'What the doctor prescribed, and who has it.',
      'find-visit-drugs-empty': 'The list of a visit before anything is on it.',
      'find-centres': 'Medical centres of a town.',
      'find-centre': 'A branch: address, hours, doctors.',
      'find-centre-reviews': 'What patients say about a centre.',
      'find-centre-answer': 'A review that the clinic has answered.',
      'find-doctor': 'The page of a doctor.',
      'find-doctor-share': 'The address of the page, where it cannot be copied for one.',
      'find-doctor-reviews': 'What patients say about the doctor.',
      'find-doctor-by-phone': 'A doctor who is booked by telephone only.'
    }
  },
  {
    name: 'public-pages',
    title: 'Pages in English and Belarusian',
    screens: {
      'public-doctor-en': 'A doctor in English, as a search engine leads to it.',
      'public-centre-en': 'A medical centre in English, with its branches.',
      'public-doctor-be': 'The doctor in Belarusian.',
      'public-centre-be': 'The medical centre in Belarusian.'
    }
  },
  {
    name: 'visits',
    title: 'Visits',
    screens: {
      visits: 'Visits to come, of oneself and of the family.',
      'visits-past': 'Visits that were.',
      'visits-nothing': 'A search that finds nothing.',
      'visits-empty': 'No visit yet.',
      'visits-loading': 'The list before it has come.',
      'visits-failed': 'The list did not come.',
      'visits-offline': 'Without a connection: the copy of the last time, with its hour.',
      'visits-cancel': 'Calling a visit off is asked once more.',
      'more-visits': 'A visit whose new time the clinic has not confirmed yet.',
      'more-past': 'Documents, results and reviews of visits that were.',
      'more-talon': 'A visit as a ticket to be printed.',
      'more-past-menu': 'What else can be done with a visit.',
      'more-documents': 'The documents of a visit.',
      'more-picture': 'A picture among the documents.',
      'more-move': 'Another time for a visit.',
      'more-move-question': 'The move is asked once more, with both times.',
      'more-move-no-times': 'A day without a free time to move to.',
      'complete-profile': 'Visits need a name first.',
      'visit-found': 'A visit that the registry noted down under this number.',
      'visit-found-filled': 'The visit is a child’s: what the registry does not know is filled in.',
      'visit-not-found': 'The visit of the link is not there.',
      'visit-link': 'The link of a reminder: coming, not coming, another time.',
      'visit-link-times': 'The other times, without signing in.',
      'visit-link-over': 'A link that has served.',
      rating: 'Who looks at the second visit that took place is asked how the cabinet is.'
    }
  },
  {
    name: 'results',
    title: 'Results',
    screens: {
      tests: 'Tests with what is out of the norm.',
      'tests-empty': 'No test yet.',
      'tests-loading': 'The tests before they have come.',
      'tests-failed': 'The tests did not come.',
      'tests-offline': 'Without a connection.',
      'tests-code': 'A document is behind the code of the card.',
      'tests-code-wrong': 'A code that did not fit.',
      'tests-opener': 'The document can be opened, saved or sent.',
      'tests-document': 'The figures of a document with their norms.'
    }
  },
  {
    name: 'bills',
    title: 'Invoices and reviews',
    screens: {
      'more-invoices': 'Invoices of the family.',
      'more-invoice': 'One invoice, service by service.',
      'more-invoice-faults': 'Who rejects a service says why.',
      'more-review-written': 'The review of a visit is being read by a moderator.',
      'more-reviews': 'One’s own reviews.',
      'more-review-change': 'A review is changed.',
      'more-reviews-empty': 'No review yet.'
    }
  },
  {
    name: 'family',
    title: 'The family',
    screens: {
      family: 'The members of the family and what they may see.',
      'family-empty': 'Nobody yet.',
      'family-loading': 'The family before it has come.',
      'family-failed': 'The family did not come.',
      'family-add': 'Whom one can add; five children are the most.',
      'add-child': 'A child is added.',
      'edit-child': 'The data of a child.',
      'add-adult': 'An adult is added, by a code or by an invitation.',
      'family-access': 'Who may see what of whom.',
      'family-share': 'What the code of the family shall allow.',
      'family-code': 'The code that a relative types in.',
      'family-enter-code': 'Typing a relative’s code in.',
      'family-send-invite': 'An invitation by e-mail.',
      'family-invite': 'Who invites, and what accepting means.',
      'family-invite-visitor': 'The link of an invitation, before signing in.',
      'family-invite-accepted': 'The one who invited has the last word.',
      'family-invite-over': 'An invitation that has served.',
      'family-request': 'Somebody typed the code and asks to come in.',
      'family-accept': 'Letting somebody in is asked once more, with what it opens.'
    }
  },
  {
    name: 'profile',
    title: 'The profile',
    screens: {
      profile: 'One’s own data and what belongs to them.',
      'profile-newcomer': 'A profile without a name.',
      'profile-edit': 'The form of the profile.',
      'profile-edit-faults': 'What is missing stands at its field.',
      'profile-loading': 'The profile before it has come.',
      'profile-failed': 'The profile did not come.',
      security: 'Keys, devices and sign-ins.',
      reminders: 'How one is reminded, and when.',
      'calendar-feed': 'The visits in a calendar of one’s own.',
      'card-numbers': 'The number of a medical card, and the form that tells another.',
      'card-numbers-faults': 'A centre was not chosen, and a number is too short.',
      'sign-out': 'Signing out is asked once more.',
      info: 'About the product, with the ways to support.',
      support: 'Writing to support from inside, with what goes along.'
    }
  },
  {
    name: 'own-data',
    title: 'One’s own data',
    screens: {
      'own-data': 'What is held of a person and what can be done with it.',
      'own-data-access-log': 'Who looked at the data.',
      'own-data-consents': 'What was agreed to, and taking it back.',
      'own-data-erase': 'What erasing means, before it is done.'
    }
  },
  {
    name: 'programmes',
    title: 'Programmes',
    screens: {
      programmes: 'A programme that pays for visits.',
      'programmes-empty': 'No programme yet.',
      'programmes-add': 'Insurers and employers whose programme one may have.',
      'programmes-insurer': 'The insurer has the number with another phone.',
      'coverage-confirm': 'An insurer’s clerk answers a request by the link of a letter.'
    }
  },
  {
    name: 'everywhere',
    title: 'On every screen',
    screens: {
      'not-found': 'There is no such page.',
      outdated: 'The server speaks with newer versions only.',
      update: 'A newer version waits until the person says when.'
    }
  },
  {
    name: 'widget',
    title: 'The widget at a clinic’s site',
    screens: {
      'widget-doctor': 'Doctors in the page of a clinic.',
      'widget-time': 'A time was chosen.',
      'widget-form-faults': 'What is missing stands at its field.',
      'widget-code': 'The code of the SMS.',
      'widget-booked': 'Booked.',
      'widget-english': 'The same in English.',
      'widget-belarusian': 'The same in Belarusian.',
      'widget-failed': 'The timetable did not come.'
    }
  },
  {
    name: 'elsewhere',
    title: 'In a frame and on the home screen',
    screens: {
      embedded: 'The cabinet in the page of a clinic.',
      'embedded-unfit': 'The clinic’s page asked for a doctor of children; this one is not.',
      'embedded-phone': 'The clinic’s page knows another number than the one signed in.',
      'embedded-install': 'In a frame on a phone: the cabinet can be an app.',
      install: 'Installing the cabinet on the home screen.',
      'install-iphone': 'The same in Safari.'
    }
  }
]

/** Screens that are also taken by dark. */
export const IN_DARK: ReadonlySet<string> = new Set([
  'sign-in-code',
  'timeslot-chosen',
  'form',
  'form-hold-ended',
  'booked-pending',
  'public-doctor-en',
  'public-centre-en',
  'embedded-install',
  'visits',
  'tests',
  'family',
  'profile',
  'widget-time'
])
