// Statements that travel together: one write there, one answer back. PostgreSQL runs them one by one, in their order, and tells what became of them when the last has run: an answer for
// each would be a switch to this process and back. After one that fails it runs none of the others.
import pg, { type Connection, type QueryResult } from 'pg'

/** A fixed text by its name, and its values. */
export type Statement = { name: string; text: string; values: unknown[] }

/** What a query of the library does with what the server says. Its types name `submit` alone. */
type Query = {
  submit(connection: Connection): Error | null
  handleRowDescription(message: unknown): void
  handleDataRow(message: unknown): void
  handleCommandComplete(message: unknown, connection: Connection): void
  handleReadyForQuery(connection: Connection): void
  handleError(error: Error, connection: Connection): void
}

/** Given to `client.query` with all its statements. Whoever waits for one of them waits for its own result. */
export class Batch {
  readonly #all: (Statement & { query: Query })[] = []
  /** Of the statement that the server speaks of. */
  #at = 0
  #hasLeft = false
  #wrong: Error | null | undefined
  readonly #types: pg.CustomTypesConfig
  /** Called by what becomes of it all; the library puts the stopping of its clock before it. */
  callback: () => void

  constructor(types: pg.CustomTypesConfig, ended: () => void = () => undefined) {
    this.#types = types
    this.callback = ended
  }

  /** Resolves when all have run. Rejects with what made one of them fail. */
  add(statement: Statement): Promise<QueryResult> {
    if (this.#hasLeft) throw new Error('a statement came after those with which it should have travelled')
    return new Promise((done, failed) => {
      const query = new pg.Query({ ...statement, types: this.#types }, (error, result) => {
        this.#wrong ??= error
        if (error) failed(error)
        else done(result)
      })
      this.#all.push({ ...statement, query: query as unknown as Query })
    })
  }

  // by these the library knows which statements a connection has heard of
  get name(): string | undefined {
    return this.#all[this.#at]?.name
  }

  get text(): string | undefined {
    return this.#all[this.#at]?.text
  }

  submit(connection: Connection): null {
    this.#hasLeft = true
    const { stream } = connection
    // each of them would end with a Sync, after which the server answers
    const ofOne = Object.create(connection, { sync: { value: () => undefined } }) as Connection
    stream.cork()
    for (const { query } of this.#all) {
      const wrong = query.submit(ofOne)
      this.#wrong ??= wrong
    }
    // a value that cannot be written: what is before it must not be kept without it, and none of it has left
    if (this.#wrong) stream.destroy(this.#wrong)
    connection.sync()
    stream.uncork()
    return null
  }

  handleRowDescription(message: unknown): void {
    this.#all[this.#at]!.query.handleRowDescription(message)
  }

  handleDataRow(message: unknown): void {
    this.#all[this.#at]!.query.handleDataRow(message)
  }

  handleCommandComplete(message: unknown, connection: Connection): void {
    this.#all[this.#at]!.query.handleCommandComplete(message, connection)
    this.#at++
  }

  handleReadyForQuery(connection: Connection): void {
    for (const { query } of this.#all) query.handleReadyForQuery(connection)
    this.callback()
  }

  /** What makes one fail undoes those before it, and those after it are not even read: none of them has anything to say. */
  handleError(error: Error, connection: Connection): void {
    const { submittedNamedStatements: unheard } = connection as unknown as { submittedNamedStatements: Record<string, string> }
    for (const [at, { name, query }] of this.#all.entries()) {
      if (at >= this.#at) delete unheard[name]
      query.handleError(error, connection)
    }
    this.callback()
  }
}
