// What a test in the browser may ask of its world: each a function of the server, called by name (world.ts). Everything goes over as JSON.

import { randomUUID } from 'node:crypto'
import { settleVisit } from '../../apps/server/src/booking/settle-visit.job.ts'
import type { ClinicAnswer, ClinicGateway } from '../../apps/server/src/clinics/gateway.ts'
import { sendMailLink } from '../../apps/server/src/email/send-mail-link.job.ts'
import { sendFamilyInvite } from '../../apps/server/src/family/send-invite.job.ts'
import { visitName } from '../../apps/server/src/links/visit-name.ts'
import { sendCoverageMail } from '../../apps/server/src/programmes/send-letters.job.ts'
import { writeTowns } from '../../apps/server/src/store/demo/load-catalogue.ts'
import type { DoctorFacts, SlotFacts } from '../../apps/server/src/testing/test-doctors.ts'
import type { ChildFacts, PatientFacts } from '../../apps/server/src/testing/test-patients.ts'
import { aContract, type ContractFacts, payAt, writeProgrammes } from '../../apps/server/src/testing/test-programmes.ts'
import { aReport, type ReportFacts } from '../../apps/server/src/testing/test-reports.ts'
import type { Patient, TestServer } from '../../apps/server/src/testing/test-server.ts'
import { aService, type ServiceFacts } from '../../apps/server/src/testing/test-service.ts'
import { askedOf, type Fault, forgetAsked, putFaults, settled } from './to-world.ts'

export type ClinicWay = 'usual' | 'silent' | 'busy' | { refuses: string }

type AtFirst = { gateway: ClinicGateway; oldestVersion: string; sendSms: TestServer['deps']['sms']['send'] }
const atFirst = new WeakMap<TestServer, AtFirst>()

/** What a test may change of a server besides its rows, as it was before the first one. */
function own(server: TestServer): AtFirst {
  const known = atFirst.get(server) ?? {
    gateway: server.clinic.gateway,
    oldestVersion: server.config.oldestVersion,
    sendSms: server.deps.sms.send
  }
  atFirst.set(server, known)
  return known
}

function setClinic(server: TestServer, way: ClinicWay): void {
  const { gateway } = own(server)
  const answer: ClinicAnswer =
    way === 'silent'
      ? { verdict: 'unknown' }
      : way === 'busy'
        ? { verdict: 'busy' }
        : { verdict: 'refused', reason: way === 'usual' ? null : way.refuses }
  server.clinic.gateway =
    way === 'usual' ? gateway : { ...gateway, timetableIsOurs: false, reserve: async () => answer, find: async () => answer }
}

/** The jobs that send a letter with a link. */
const LETTERS = { 'send-mail-link': sendMailLink, 'send-coverage-mail': sendCoverageMail, 'send-family-invite': sendFamilyInvite }

/** A person with a session, as the browser may know them. */
export type Person = Omit<Patient, 'call'>

const personOf = ({ accountId, profileId, phone, deviceId, token }: Patient): Person => ({ accountId, profileId, phone, deviceId, token })

export const builders = {
  reset: async (server: TestServer) => {
    await settled(server.url)
    putFaults(server.url, [])
    forgetAsked(server.url)
    const { oldestVersion, sendSms } = own(server)
    server.config.testPhones = true
    server.config.oldestVersion = oldestVersion
    server.deps.sms.send = sendSms
    await server.reset()
  },
  /** The time that the server believes, in milliseconds. */
  now: async (server: TestServer) => server.now().getTime(),
  setNow: async (server: TestServer, instant: string) => server.setNow(instant),
  /** Moves the server's clock forward. */
  pass: async (server: TestServer, seconds: number) => server.pass(seconds),
  aPatient: async (server: TestServer, facts?: PatientFacts) => personOf(await server.aPatient(facts)),
  /** A child in the family of `owner`; gives its profile id. */
  aChild: (server: TestServer, owner: Person, facts?: ChildFacts) => server.aChild({ ...owner, call: server.nobody }, facts),
  aDoctor: (server: TestServer, facts?: DoctorFacts) => server.aDoctor(facts),
  aSlot: (server: TestServer, facts?: SlotFacts) => server.aSlot(facts),
  /** A file that the clinic has attached to a visit; `bytes` as base64. */
  attach: async (server: TestServer, orderId: string, name: string, mediaType: string, bytes: string) => {
    const id = randomUUID()
    await server.deps.files.put(id, Buffer.from(bytes, 'base64'))
    await server.store.pool.query(
      `insert into visit_documents (id, order_id, profile_id, name, media_type, size_bytes, sha256, added_at)
       select $1, order_id, profile_id, $3, $4, 700000, sha256(convert_to($3, 'UTF8')), '2026-11-18T09:00:00Z' from visits where order_id = $2`,
      [id, orderId, name, mediaType]
    )
  },
  /** The towns of the country, as every database has them. */
  writeTowns: (server: TestServer) => writeTowns(server.store.pool),
  aService: (server: TestServer, assignmentId: string, facts?: ServiceFacts) => aService(server, assignmentId, facts),
  writeProgrammes: (server: TestServer) => writeProgrammes(server.store),
  aContract: (server: TestServer, facts?: ContractFacts) => aContract(server.store, facts),
  payAt: (server: TestServer, provider: string, card?: 'ACTIVE' | 'INACTIVE') => payAt(server.store, provider, card),
  aReport: (server: TestServer, of: { profileId: string; assignmentId: string }, facts?: ReportFacts) => aReport(server.store, of, facts),
  /** Texts of the SMS sent so far, oldest first. */
  sms: async (server: TestServer) => server.sent.map(({ phone, text }) => ({ phone, text })),
  letters: async (server: TestServer) => server.mails.map(({ to, subject, text }) => ({ to, subject, text })),
  /** Writes or reads rows for which there is no builder: the text of one statement. */
  sql: async (server: TestServer, text: string) => (await server.store.pool.query(text)).rows as Record<string, unknown>[],
  /** What this page has asked the server since the test began (its own `callAs` too), oldest first. */
  asked: async (server: TestServer) => askedOf(server.url),
  /** Forgets them, e.g. those that the test made itself; those under way are waited for and forgotten too. */
  forgetAsked: async (server: TestServer) => {
    await settled(server.url)
    forgetAsked(server.url)
  },
  /** How the clinic answers from now on: `silent` not at all, `busy` that the time is taken, `refuses` with these words; `usual` as the product's own clinics do. */
  clinic: async (server: TestServer, way: ClinicWay) => setClinic(server, way),
  /** What becomes of calls on their way, until the next test: by the beginning of their path. */
  faults: async (server: TestServer, faults: Fault[]) => putFaults(server.url, faults),
  /** The oldest version of a face that the server still talks to. */
  oldestVersion: async (server: TestServer, version: string) => void (server.config.oldestVersion = version),
  /** The signed name of a visit, as the link of an SMS to this phone carries it. */
  visitName: async (server: TestServer, visit: { orderId: string; phone: string }) => visitName(server.config.secret, visit),
  /** The clinic refuses whoever books, and says that it does not serve them at present. */
  inactiveAtClinic: async (server: TestServer) => {
    setClinic(server, { refuses: 'inactive' })
    server.clinic.gateway = { ...server.clinic.gateway, standing: async () => 'inactive' }
  },
  /** How the clinic answers to a cancelling from now on; `breaks`: what speaks to it fails. */
  cancelAtClinic: async (server: TestServer, way: 'refused' | 'unknown' | 'breaks') => {
    setClinic(server, 'usual')
    server.clinic.gateway = {
      ...server.clinic.gateway,
      timetableIsOurs: false,
      cancel: async () => (way === 'breaks' ? Promise.reject(new Error('broken')) : way)
    }
  },
  /** What speaks to the clinic fails when a visit is booked. */
  breakAtClinic: async (server: TestServer) => {
    setClinic(server, 'usual')
    server.clinic.gateway = { ...server.clinic.gateway, timetableIsOurs: false, reserve: () => Promise.reject(new Error('broken')) }
  },
  /** The gateway of SMS takes none from now on and says these words. */
  smsFails: async (server: TestServer, words: string) => {
    server.deps.sms.send = () => Promise.reject(new Error(words))
  },
  /** The letters with links that are due leave now. */
  sendLetters: async (server: TestServer) => {
    const { rows } = await server.store.pool.query(
      `
      delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
      where t.id = j.task_id and t.identifier = any($1) returning t.identifier as task, j.payload`,
      [Object.keys(LETTERS)]
    )
    for (const { task, payload } of rows as { task: keyof typeof LETTERS; payload: { id: string; mailId: string } }[])
      await LETTERS[task](server.deps, payload)
  },
  /** The clinic is asked once more what became of a visit that waits for it. */
  settleVisit: async (server: TestServer, orderId: string) => settleVisit(server.deps, { orderId }),
  /** Whether numbers of the test range are accepted; they are until this is said. */
  testPhones: async (server: TestServer, accepted: boolean) => {
    server.config.testPhones = accepted
  }
}

export type Builders = typeof builders
