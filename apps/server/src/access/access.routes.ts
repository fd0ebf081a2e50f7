import { changeGrant as changeGrantEndpoint, listGrants as listGrantsEndpoint, readAccessLog } from '@vizit/contract/access'
import { type Route, signed } from '../http/route.ts'
import { changeGrant } from './change-grant.ts'
import { listGrants } from './list-grants.ts'
import { readLog } from './read-log.ts'

export const accessRoutes: Route[] = [
  signed(listGrantsEndpoint, listGrants),
  signed(changeGrantEndpoint, changeGrant),
  signed(readAccessLog, readLog)
]
