import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import { visibilityOf } from '@specify/core/actor.ts'
import { viewedRefusal } from '#app/features/accounts/viewing/viewing.ts'
import { ReadOnlyPlugin } from '#app/platform/database/read-only-plugin.server.ts'
import { UNKNOWN, type Identity } from '#app/features/accounts/sessions/identity.server.ts'
import { countFindings } from '#app/features/reports/checks/read-findings.server.ts'
import { withCategories } from '#app/features/browse/overviews/catalogue-categories.ts'
import { clientKeyOf } from '#app/platform/http/client-key.server.ts'
import type { KnownSessions } from '#app/features/accounts/sessions/known-sessions.server.ts'
import { takeCaptcha } from '#app/features/contact/captcha/take-captcha.server.ts'
import type { Logger } from '#app/platform/log.server.ts'
import type { SiteRequest } from '#app/request-context.server.ts'
import type { Services } from '#app/services.server.ts'

export interface Env {
  readonly Bindings: HttpBindings
  readonly Variables: {
    requestId: string
    /** Set where the answer was written to the connection itself. */
    status?: number
    /** `set-cookie` headers of the answer. */
    cookies?: readonly string[]
  }
}

/** Staff who look at the site with the eyes of an account change nothing. */
const ONLY_READS = new ReadOnlyPlugin(viewedRefusal)

export type Call = Context<Env>

export class RequestContexts {
  private readonly services: Services
  private readonly sessions: KnownSessions

  constructor(services: Services, sessions: KnownSessions) {
    this.services = services
    this.sessions = sessions
  }

  /** @throws where the database is away. */
  async identityOf(c: Call): Promise<Identity> {
    const cookieHeader = c.req.header('cookie') ?? null
    const identity = await this.services.identify(cookieHeader)
    if (identity.account) this.sessions.remember(cookieHeader, performance.now())
    c.set('cookies', identity.cookies)
    return identity
  }

  async identityOrNobody(c: Call): Promise<Identity> {
    try {
      return await this.identityOf(c)
    } catch (error) {
      this.logOf(c).warn({ err: error }, 'a session could not be looked up')
      return UNKNOWN
    }
  }

  contextFor(c: Call, identity: Identity): SiteRequest {
    const { actor, account, viewing } = identity
    const clientAddress = this.addressOf(c)
    const now = new Date()
    const atEnd: (() => void)[] = []
    c.env.outgoing.once('close', () => {
      for (const end of atEnd) end()
    })
    const { services } = this
    const catalogue = services.catalogue.current()
    const content = services.content.current()
    return {
      requestId: c.get('requestId'),
      request: c.req.raw,
      now,
      clientAddress,
      cookieHeader: c.req.header('cookie') ?? null,
      answerCookies: [],
      atEnd,
      config: services.config,
      log: this.logOf(c),
      db: viewing?.state === 'active' ? services.db.withPlugin(ONLY_READS) : services.db,
      reads: services.reads,
      limits: services.limits,
      media: services.media,
      printer: services.printer.of(clientAddress),
      spreadsheets: services.spreadsheets,
      actor,
      account,
      viewing: viewing && { ...viewing, db: services.db },
      isAccountAway: identity === UNKNOWN,
      visibility: visibilityOf(actor),
      catalogue,
      search: services.searchOf(catalogue, content.vocabulary),
      searchLog: services.searchLog,
      dailyCounts: services.dailyCounts,
      blankDemand: services.blankDemand,
      popularSearches: services.popularSearches,
      live: services.live,
      packages: services.packages,
      revisionPictures: services.revisionPictures,
      lookAtHealth: () => services.health.look(),
      countFindings,
      sealer: services.sealer,
      tokens: services.tokens,
      captchaSecret: services.captchaSecret,
      takeCaptcha: (value) => takeCaptcha(value, { ...services, clientAddress, now }),
      onMail: () => services.outbox.wake(),
      onChanges: () => services.changeJobs.wake(),
      content,
      listings: withCategories(content.listings, catalogue, visibilityOf(actor)),
      advice: content.advice,
      roomPictures: content.roomPictures,
    }
  }

  addressOf(c: Call): string {
    return clientKeyOf(c.env.incoming, this.services.config)
  }

  logOf(c: Call): Logger {
    return this.services.log.child({ requestId: c.get('requestId') })
  }
}
