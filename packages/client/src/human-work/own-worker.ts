// Under the page's policy a worker's address must be one of ours. A policy's name can be used once: whoever starts a worker of the cabinet names it here.

type Policy = { createScriptURL: (url: string) => string }
type Policies = { createPolicy: (name: string, rules: Policy) => Policy }

const named = new Set<string>()
let policy: Policy | undefined

/** Names a file of ours as a worker; gives its address as the policy lets it through, and no other. */
export function ownWorker(address: string): () => string {
  named.add(address)
  return () => {
    policy ??= (globalThis as { trustedTypes?: Policies }).trustedTypes?.createPolicy('vizit-worker', {
      createScriptURL: asked => {
        if (!named.has(asked)) throw new TypeError('no script of ours')
        return asked
      }
    })
    return policy?.createScriptURL(address) ?? address
  }
}
