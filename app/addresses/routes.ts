import { Route } from './route.ts'

/** The schedule in an address: a project, one of its revisions, or a link by its token. */
export type ScheduleSource = { readonly projectId: string; readonly revisionId?: string } | { readonly token: string }
/** Figures that the reader of a compliance report types. */
export type AssumptionParameters = Readonly<
  Record<'persons' | 'days' | 'showerMinutes' | 'basinMinutes' | 'sinkMinutes' | 'laundryMinutes' | 'flushes', string>
>
type ProjectSource = { readonly projectId: string }

const ACCOUNT = {
  login: new Route('login').allows<{
    form: 'create' | 'reset' | 'resend' | 'second-factor' | 'log-out'
    password: 'changed'
    email: string
    redirect: string
  }>(),
  /** After registration; mails lead here with a token. */
  verify: new Route('verify').allows<{ token: string; email: string; redirect: string; again: '1' }>(),
  passwordResetConfirm: new Route('password-reset-confirm')
    .requires<{ email: string }>()
    .allows<{ redirect: string; again: '1' }>(),
  resetPassword: new Route('reset-password').requires<{ token: string }>().allows<{ form: 'choose' }>(),
  companyRegistration: new Route('company-registration').allows<{ form: 'delete-account'; redirect: string }>(),
  myAccount: new Route('my-account').allows<{ form: 'delete-account' }>(),
  twoStep: new Route('my-account/two-step').allows<{
    form: 'start' | 'confirm' | 'renew' | 'remove' | 'prove'
    redirect: string
    done: 'off' | 'proved'
  }>(),
  /** Stops that an account is erased, by the link of a mail. */
  keep: new Route('keep-account').requires<{ token: string }>().allows<{ form: 'keep'; done: 'kept' }>(),
  mails: new Route('mails').requires<{ token: string }>().allows<{ form: 'choose' }>(),
  company: new Route('company').allows<{ token: string; form: 'invite' | 'answer' | 'change' | 'leave' }>(),
  savedSearches: new Route('saved-searches').allows<{ form: 'save' | 'open' | 'rename' | 'delete' }>(),
  wishlist: new Route('wishlist'),
}

const PROJECTS = {
  list: new Route('project-builder').allows<{
    tab: string
    of: 'company'
    sort: string
    user: string
    startDate: string
    endDate: string
    projectType: string
  }>(),
  create: new Route('project-builder/create'),
  edit: new Route('project-builder/edit').requires<ProjectSource>().allows<{
    step: 1 | 2 | 3 | 4
    replace: string
    by: string
    tag: string
    match: string
    line: string
    open: 'fit'
  }>(),
  view: new Route('project-builder/view').requires<ProjectSource>().allows<{ step: 1 | 2 | 3 | 4 }>(),
  start: new Route('project-builder/start').requires<{ template: string }>().allows<{ form: 'new' | 'existing' }>(),
  revisions: new Route('project-builder/revisions')
    .requires<ProjectSource>()
    .allows<{ from: string; to: string; form: 'issue' | 'restore' | 'tags'; restored: 'true' }>(),
  revision: new Route('project-builder/revision').requires<ProjectSource & { readonly revisionId: string }>(),
  sharing: new Route('project-builder/sharing').requires<ProjectSource>().allows<{ form: 'share' | 'hand' }>(),
  links: new Route('project-builder/links')
    .requires<ProjectSource>()
    .allows<{ revisionId: string; form: 'create' | 'revoke' }>(),
  comments: new Route('project-builder/comments')
    .requires<ProjectSource>()
    .allows<{ form: 'answer' | 'resolve'; page: number }>(),
  quote: new Route('project-builder/quote').requires<ProjectSource>().allows<{ revisionId: string; form: 'ask' }>(),
  share: new Route('project-builder/share').requires<ProjectSource>().allows<{ company: string }>(),
  shareSummary: new Route('project-builder/share-summary', { percentEncoded: true })
    .requires<ProjectSource>()
    .allows<{ company: string }>(),
  /** The same summary, short enough to be typed. */
  shortShare: new Route('s/:code', { endsInSlash: false }),
}

const REPORTS = {
  all: new Route('project-builder/reports').requires<ProjectSource>().allows<{ revisionId: string }>(),
  specification: new Route('project-builder/reports/specification')
    .requires<ScheduleSource>()
    .allows<{ equal: 'true' | 'false'; form: 'save' }>(),
  compliance: new Route('project-builder/reports/compliance')
    .requires<ScheduleSource>()
    .allows<AssumptionParameters & { readonly page: number }>(),
  access: new Route('project-builder/reports/access').requires<ScheduleSource>().allows<{ page: number }>(),
  handover: new Route('project-builder/reports/handover')
    .requires<Exclude<ScheduleSource, { readonly token: string }>>()
    .allows<{ form: 'order' | 'cancel'; package: string }>(),
}

const LISTINGS = {
  /** Its query has the filters: `listingHref` writes them. */
  listing: new Route('*'),
  search: new Route('search', { percentEncoded: true }).allows<{ query: string }>(),
  /** The promised address of a search for the value of an attribute. */
  attributeSearch: new Route('search', { endsInSlash: false }).requires<{ query: string }>(),
  products: new Route('products'),
  brands: new Route('brands'),
  sectors: new Route('sectors'),
  solutions: new Route('solutions'),
  collections: new Route('collection'),
  bimLibrary: new Route('tools-resources/bim-library'),
}

/** Pages of contents, most with pages below them that editors name. */
const CONTENT = {
  aboutUs: new Route('about-us/*'),
  caseStudies: new Route('case-studies/*'),
  productReleases: new Route('product-releases/*'),
  experienceCentres: new Route('experience-centres/*'),
  warranty: new Route('warranty/*'),
  mediaVideos: new Route('media-videos'),
  industryPapers: new Route('industry-papers'),
  privacy: new Route('privacy'),
  disclaimer: new Route('disclaimer'),
  termsOfUse: new Route('terms-of-use'),
}

/** The page that proves the list of a handover package: without a market, since its address is printed. */
export const VERIFY_PATH = '/verify/'

/** Every page of a market: `routes.order.href({ locale, orderId })`. */
export const routes = {
  home: new Route('').allows<{ login: 'true'; redirect: string }>(),
  account: ACCOUNT,
  projects: PROJECTS,
  reports: REPORTS,
  link: new Route('l/:token'),
  linkHandover: new Route('l/:token/handover').allows<{ form: 'order' | 'cancel'; package: string }>(),
  cart: new Route('cart').allows<{
    form: 'count' | 'add' | 'remove' | 'move' | 'empty' | 'accept' | 'redeem' | 'remove-discount'
    updated: '1'
    added: string
  }>(),
  checkout: new Route('checkout').allows<{ form: 'choose' | 'place' | 'address'; saved: '1' }>(),
  orders: new Route('orders').allows<{ page: number }>(),
  order: new Route('orders/:orderId').allows<{ placed: '1' }>(),
  quotes: new Route('quotes').allows<{ status: string; page: number }>(),
  quote: new Route('quotes/:quoteId').allows<{ form: 'decide' }>(),
  ...LISTINGS,
  product: new Route('product/:segment').allows<{ sr: '1' }>(),
  bimProduct: new Route('tools-resources/bim-library/:segment'),
  compare: new Route('compare', { percentEncoded: true }).allows<{ sku: readonly string[]; differences: 'only' }>(),
  priceMyList: new Route('price-my-list'),
  /** Questions of an account to the makers of products. */
  questions: new Route('questions').allows<{ form: 'ask' | 'withdraw' }>(),
  buildingProduct: new Route('building-product-information').allows<{ code: string }>(),
  contact: new Route('about-us/contact-us').allows<{ sent: '1' }>(),
  /** The promised address of the contact page for who comes from a product. */
  productContact: new Route('about-us/contact-us', { endsInSlash: false, percentEncoded: true })
    .requires<{ fromproduct: 'true' }>()
    .allows<{ code: string }>(),
  feedback: new Route('feedback').allows<{ sent: '1' }>(),
  console: {
    today: new Route('console'),
    /** Takes forms that were posted after the session had ended. */
    signIn: new Route('console/sign-in').allows<{ to: string }>(),
    insight: new Route('console/insight').allows<{
      show: string
      period: string
      region: string
      kind: string
      stage: string
    }>(),
    searches: new Route('console/searches').allows<{ kind: string; days: number }>(),
    products: new Route('console/products'),
    product: new Route('console/product/:productId'),
    consequences: new Route('console/consequences').allows<{
      skus: string
      found: string
      set: string
      whole: '1'
      owners: '1'
      page: number
      form: 'preview' | 'tell'
    }>(),
    upload: new Route('console/upload').allows<{ id: string; form: string }>(),
    health: new Route('console/health').allows<{ form: 'retry' }>(),
    stopSeeing: new Route('console/stop-seeing'),
    quote: new Route('console/quotes/:quoteId').allows<{
      form: 'answer' | 'draft' | 'sheet' | 'close' | 'change' | 'note'
    }>(),
    newChange: new Route('console/changes/new').allows<{ form: string }>(),
    editProducts: new Route('console/changes/edit').allows<{
      form: string
      sku: readonly string[]
      found: string
      field: string
      action: string
      value: string
    }>(),
    words: new Route('console/words').allows<{ kind: string; days: number; find: string; page: number }>(),
    word: new Route('console/words/edit').allows<{ at: number; q: string; form: 'save' | 'remove' }>(),
    wordChanges: new Route('console/words/changes').allows<{ form: 'propose' | 'discard' }>(),
    documentPreview: new Route('console/documents/preview').requires<{ name: string }>().allows<{ theme: 'dark' }>(),
    letterPreview: new Route('console/documents/letter').requires<{ kind: string }>().allows<{ theme: 'dark' }>(),
    documents: new Route('console/documents').allows<{ kind: string; find: string; form: 'propose' | 'create' }>(),
    document: new Route('console/documents/edit').allows<{
      name: string
      show: 'json' | 'preview' | 'versions'
      clash: string
      letter: string
      form: 'save' | 'fields' | 'discard' | 'settle' | 'share' | 'propose' | 'test'
    }>(),
    release: new Route('console/releases/:id').allows<{ form: 'publish' | 'discard' | 'back' }>(),
    change: new Route('console/changes/:id').allows<{ form: string; kind: string; q: string; after: string }>(),
    list: new Route('console/:list').allows<{ form: string; status: string }>(),
    item: new Route('console/:list/:id').allows<{ form: string }>(),
  },
  /** A draft of a page, for whom an editor has sent the link to. */
  preview: new Route('preview/:token'),
  /** The former address of the report about searches. */
  staffSearches: new Route('staff/searches'),
  content: CONTENT,
}
