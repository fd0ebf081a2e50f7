import { expect, test } from 'vitest'
import { judgeEntries } from './judge-entries.ts'

const bundle = (...statuses: unknown[]) => ({ resourceType: 'Bundle', entry: statuses.map(status => ({ response: { status } })) })

test('every entry of a transaction is read: yes to the whole with a no inside is neither done nor refused', () => {
  const said: [number, unknown, string][] = [
    [200, bundle('201 Created', '200', '200 OK'), 'done'],
    [200, bundle('201', '201', '412'), 'in-part'],
    [200, bundle('412 Precondition Failed', '201', '201'), 'in-part'],
    [200, bundle('200', '500 Internal Server Error', '200'), 'in-part'],
    [412, bundle('201', '201', '412'), 'refused'],
    [409, { resourceType: 'OperationOutcome', issue: [] }, 'refused'],
    // nobody knows what these did
    [200, bundle('201', '201'), 'unclear'],
    [200, bundle('201', '201', 'created'), 'unclear'],
    [200, bundle('201', '201', '2011'), 'unclear'],
    [200, bundle('201', '201', '304'), 'unclear'],
    [200, bundle('201', '201', undefined), 'unclear'],
    [200, { resourceType: 'OperationOutcome', issue: [] }, 'unclear'],
    [202, null, 'unclear']
  ]
  for (const [status, body, word] of said) expect([status, body, judgeEntries(3, { status, body })]).toEqual([status, body, word])
})
