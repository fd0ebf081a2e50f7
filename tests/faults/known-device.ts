// G13b: a stranger spends all that a phone has for a day; its owner signs in at the first try on a device of the owner's.
import { randomUUID } from 'node:crypto'
import { confirmSms, initPhoneLogin } from '@vizit/contract/sign-in'
import { addressOf, codeFor, openPeopleGround, type PeopleGround, passesCheck, wrongFor } from './people-ground.ts'
import { atLeast, enough, exactly, type Figure, type Proof, type Run, told } from './proof.ts'

const OWNERS = { short: 1, usual: 10, full: 100 }
/** The owner's own network: the stranger sits in it too. */
const HOME = '198.51.100.77'

export const knownDevice: Proof = {
  name: 'G13b',
  title: 'whatever a stranger spends of a phone for a day, its owner signs in at the first try on a known device',
  ids: [],
  sabotage: 'the product does not remember which devices are the owner’s',
  run
}

async function run({ size, sabotage }: Run): Promise<Figure[]> {
  const ground = await openPeopleGround({ servers: 2 })
  try {
    if (sabotage)
      await ground.break(`
        create function forget_device() returns trigger language plpgsql as $$ begin return null; end $$;
        create trigger forget_device before insert on account_devices for each row execute function forget_device()`)
    const owners = enough(OWNERS[size], sabotage, 1)
    let [signedIn, checks, spent, refusedStranger] = [0, 0, 0, 0]
    for (let n = 0; n < owners; n++) {
      const phone = `37529${String(3_000_000 + n * 1_000)}`
      const deviceId = randomUUID()
      if ((await signIn(ground, phone, deviceId)) === 'refused') throw new Error('the owner cannot even register')
      ground.pass(86_400)
      for (let hour = 0; hour < 23; hour++) {
        spent += await attack(ground, phone, hour)
        ground.pass(3_600)
      }
      spent += await attack(ground, phone, 23)
      const stranger = await ground.caller({ address: addressOf(7_000 + n) })(initPhoneLogin, { phone, deviceId: randomUUID() })
      if (!stranger.ok) refusedStranger++
      const outcome = await signIn(ground, phone, deviceId)
      if (outcome === 'first-try') signedIn++
      if (outcome === 'after-check') checks++
      ground.pass(86_400)
    }
    return [
      told('owners attacked for a day', owners, 'owners'),
      atLeast('codes and guesses that the strangers spent', spent, owners * 20, 'calls'),
      exactly('strangers refused at the end of the day', refusedStranger, owners, 'strangers'),
      exactly('owners who signed in at the first try', signedIn, owners, 'owners'),
      exactly('owners who were asked to be human first', checks, 0, 'owners')
    ]
  } finally {
    await ground.stop()
  }
}

async function signIn(ground: PeopleGround, phone: string, deviceId: string): Promise<'first-try' | 'after-check' | 'refused'> {
  const call = ground.caller({ server: 1, address: HOME })
  const started = await call(initPhoneLogin, { phone, deviceId })
  if (!started.ok) return 'refused'
  const { id, needsHumanCheck } = started.value
  if (needsHumanCheck && !(await passesCheck(call, id))) return 'refused'
  const done = await call(confirmSms, { id, deviceId, code: codeFor(ground, phone) })
  return !done.ok ? 'refused' : needsHumanCheck ? 'after-check' : 'first-try'
}

/** New devices, new addresses and the owner's own, pictures solved, every code guessed at until it is void. */
async function attack(ground: PeopleGround, phone: string, hour: number): Promise<number> {
  let spent = 0
  for (let n = 0; n < 2; n++) {
    const deviceId = randomUUID()
    const call = ground.caller({ server: n, address: n === 0 ? HOME : addressOf(5_000 + hour) })
    const started = await call(initPhoneLogin, { phone, deviceId })
    if (!started.ok) continue
    const { id, needsHumanCheck } = started.value
    if (needsHumanCheck && !(await passesCheck(call, id))) continue
    const code = codeFor(ground, phone)
    await Promise.all(Array.from({ length: 6 }, (_, by) => call(confirmSms, { id, deviceId, code: wrongFor(code, by + 1) })))
    spent += 7
  }
  return spent
}
