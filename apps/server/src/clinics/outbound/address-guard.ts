// Where the product may be made to connect to. An address of a clinic is configured by people and may be wrong, or wrong on purpose.
import { lookup as resolve } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

export type AddressPolicy = {
  /** Hosts that may be spoken to, in lower case; nothing else is. */
  hosts: readonly string[]
  /** Networks ('10.8.0.0/16') that may be reached although they are private: a clinic behind a tunnel. */
  networks: readonly string[]
  /** False: plain HTTP is refused. */
  plainAllowed: boolean
}

type AddressVerdict = 'ok' | 'not-an-address' | 'not-https' | 'has-a-name-in-it' | 'host-not-listed' | 'private-address'

/** Said by the connection itself when a listed host turns out to live at an address that may not be reached. */
export class AddressRefused extends Error {
  override name = 'AddressRefused'
}

/** Loopback, links, private and reserved networks. Two lists: of one that holds both kinds an IPv4 address would be found in ::ffff:0:0/96. */
const PRIVATE = {
  ipv4: networksOf(
    [
      ['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24', '192.0.2.0/24'],
      ['192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4']
    ].flat()
  ),
  // every way to write an IPv4 address inside one of IPv6 among them
  ipv6: networksOf(
    [
      ['::/96', '::ffff:0:0/96', '64:ff9b::/96', '64:ff9b:1::/48', '100::/64', '2001::/23', '2001:db8::/32', '2002::/16'],
      ['fc00::/7', 'fe80::/10', 'fec0::/10', 'ff00::/8']
    ].flat()
  )
}

/** Judges the text of an address before anything is asked of the network. The parser's own reading counts: 0x7f.1 is 127.0.0.1. */
export function judgeUrl(text: string, policy: AddressPolicy): AddressVerdict {
  const url = URL.parse(text)
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) return 'not-an-address'
  if (url.protocol === 'http:' && !policy.plainAllowed) return 'not-https'
  if (url.username || url.password) return 'has-a-name-in-it'
  if (!policy.hosts.includes(url.hostname.toLowerCase())) return 'host-not-listed'
  return judgeHost(url.hostname, policy)
}

/** A host that is an address already is judged here: nothing will look it up. A name is judged by `guardedLookup` when it is connected to. */
export function judgeHost(host: string, policy: Pick<AddressPolicy, 'networks'>): 'ok' | 'private-address' {
  const address = host.replace(/^\[|\]$/g, '')
  return isIP(address) && !mayReach(address, networksOf(policy.networks)) ? 'private-address' : 'ok'
}

/**
 * Looks a name up and gives only addresses that may be reached. The socket connects to what is given here and looks nothing up again, so a name
 * that changes its mind in between changes nothing.
 */
export function guardedLookup(policy: Pick<AddressPolicy, 'networks'>, lookup: typeof resolve = resolve): LookupFunction {
  const allowed = networksOf(policy.networks)
  return (host, options, done) => {
    lookup(host, { ...options, all: true }, (error, found) => {
      if (error) return done(error, '')
      const reached = found.filter(({ address }) => mayReach(address, allowed))
      // One bad address among good ones is no accident.
      if (reached.length === 0 || reached.length < found.length) return done(new AddressRefused('the host has a private address'), '')
      if (options.all) done(null, reached)
      else done(null, reached[0]!.address, reached[0]!.family)
    })
  }
}

function mayReach(address: string, allowed: BlockList): boolean {
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
  return !PRIVATE[family].check(address, family) || allowed.check(address, family)
}

function networksOf(networks: readonly string[]): BlockList {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', bits] = network.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    list.addSubnet(address, bits === undefined ? (family === 'ipv6' ? 128 : 32) : Number(bits), family)
  }
  return list
}
