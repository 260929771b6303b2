export interface ProjectCounts {
  readonly projectType: string
  readonly rooms: number
  /** Line items, where they are known. */
  readonly products?: number
}

/**
 * Events of the data layer. They contain no personal data: no e-mail address, no phone number, no name; the account
 * appears as a hash only. `market` is added to every event.
 */
export type AnalyticsEvent =
  | { readonly event: 'product_click'; readonly sku: string; readonly position: number }
  | { readonly event: 'file_download'; readonly fileName: string }
  | { readonly event: 'file_open'; readonly fileName: string }
  /** Models or drawings were saved: `count` at once, of files or, in the BIM library, of products. */
  | { readonly event: 'bim_download'; readonly count: number; readonly fileName?: string }
  | { readonly event: 'contact_submit'; readonly purpose: string; readonly isError: boolean }
  | { readonly event: 'enquiry'; readonly purpose: string; readonly projectType?: string }
  | { readonly event: 'sign_up' }
  | { readonly event: 'project_create'; readonly projectId: string; readonly projectType: string }
  | {
      readonly event: 'project_update'
      readonly projectId?: string
      readonly projectType?: string
      readonly sku?: string
    }
  /** Actions on a project of the list or the builder. `rooms` and `products` are counts; nothing names the project. */
  | ({ readonly event: 'project_clone' | 'project_close' | 'project_delete' } & ProjectCounts)
  | ({ readonly event: 'project_share'; readonly platform: string } & ProjectCounts)
  | ({ readonly event: 'project_upload'; readonly added: number; readonly refused: number } & ProjectCounts)
  | ({
      readonly event: 'excel_export' | 'csv_export' | 'pdf_save' | 'print'
      readonly projectId: string
    } & ProjectCounts)
  | { readonly event: 'pdf_save'; readonly sku: string }
  | { readonly event: 'cta_click'; readonly href: string; readonly title: string }
  | { readonly event: 'cta_download'; readonly href: string; readonly title: string }
  | { readonly event: 'video_play'; readonly title: string; readonly source: string }
  /** `projectUrl` and `userId`, the id of the account, where a project was shared. */
  | {
      readonly event: 'share'
      readonly platform: string
      readonly url?: string
      readonly projectUrl?: string
      readonly userId?: string
    }
  | { readonly event: 'add_to_cart'; readonly sku: string; readonly quantity: number }
