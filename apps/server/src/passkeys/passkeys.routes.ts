import {
  addPasskey as addPasskeyEndpoint,
  askPasskey as askPasskeyEndpoint,
  beginPasskey as beginPasskeyEndpoint,
  confirmPasskey as confirmPasskeyEndpoint,
  deletePasskey as deletePasskeyEndpoint,
  listPasskeys as listPasskeysEndpoint,
  passkeyQuestion as passkeyQuestionEndpoint,
  reauthByPasskey as reauthByPasskeyEndpoint,
  reauthQuestion as reauthQuestionEndpoint,
  renamePasskey as renamePasskeyEndpoint,
  withoutPasskey as withoutPasskeyEndpoint
} from '@vizit/contract/passkeys'
import { open, type Route, signed } from '../http/route.ts'
import { addPasskey, beginPasskey } from './add-passkey.ts'
import { askPasskey, deletePasskey, listPasskeys, renamePasskey } from './own-passkeys.ts'
import { reauthByPasskey, reauthQuestion } from './reauth-by-passkey.ts'
import { confirmPasskey, passkeyQuestion, withoutPasskey } from './sign-in-by-passkey.ts'

export const passkeysRoutes: Route[] = [
  signed(listPasskeysEndpoint, listPasskeys),
  signed(beginPasskeyEndpoint, beginPasskey),
  signed(addPasskeyEndpoint, addPasskey),
  signed(askPasskeyEndpoint, askPasskey),
  signed(renamePasskeyEndpoint, renamePasskey),
  signed(deletePasskeyEndpoint, deletePasskey),
  signed(reauthQuestionEndpoint, reauthQuestion),
  signed(reauthByPasskeyEndpoint, reauthByPasskey),
  open(passkeyQuestionEndpoint, passkeyQuestion),
  open(confirmPasskeyEndpoint, confirmPasskey),
  open(withoutPasskeyEndpoint, withoutPasskey)
]
