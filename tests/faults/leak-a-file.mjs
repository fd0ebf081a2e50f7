// Sabotage, loaded into the server before its own program: one request in twenty leaves a file open.
import { openSync } from 'node:fs'
import { Server } from 'node:http'
import { devNull } from 'node:os'

const ONE_IN = 20
const { emit } = Server.prototype
let requests = 0

Server.prototype.emit = function leaving(name, ...more) {
  if (name === 'request' && ++requests % ONE_IN === 0) openSync(devNull, 'r')
  return emit.call(this, name, ...more)
}
