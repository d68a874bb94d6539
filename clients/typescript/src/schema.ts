// One long file: made by `npm run client` from the OpenAPI document; changes by hand are lost.

export interface paths {
	"/api/admin/audit": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * The audit log: sign-ins, credentials, accounts, exports, takedowns
		 * @description For administrators. Takes the cookie of a session or the token of a sign-in; an API token is not enough. Answers a page of the list; `nextCursor` is the `cursor` of the next page, and null behind the last. Changes nothing.
		 */
		get: operations["getAdminAudit"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/admin/catalogue": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * Every intervention of the catalogue with the figures that apply
		 * @description For administrators. Takes the cookie of a session or the token of a sign-in; an API token is not enough. Changes nothing.
		 */
		get: operations["getAdminCatalogue"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/admin/catalogue/{id}": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post?: never;
		/**
		 * Put the catalogue’s figures back
		 * @description For administrators. Takes the cookie of a session in which the password was given again within 10 minutes (POST /api/user/confirm). The intervention has to be there. Answers nothing but its status.
		 */
		delete: operations["deleteAdminCatalogueById"];
		options?: never;
		head?: never;
		/**
		 * Put the firm’s own figures in place of the catalogue’s
		 * @description For administrators. Takes the cookie of a session in which the password was given again within 10 minutes (POST /api/user/confirm). The intervention has to be there. What is not sent stays as it is.
		 */
		patch: operations["patchAdminCatalogueById"];
		trace?: never;
	};
	"/api/admin/inbox": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * Which shared workspace answers the site’s enquiries, and which the caller may choose
		 * @description For administrators. Takes the cookie of a session or the token of a sign-in; an API token is not enough. Changes nothing.
		 */
		get: operations["getAdminInbox"];
		/**
		 * Give the site’s enquiries to a shared workspace that the caller owns, or back to the administrators
		 * @description For administrators. Takes the cookie of a session in which the password was given again within 10 minutes (POST /api/user/confirm).
		 */
		put: operations["putAdminInbox"];
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/admin/mail": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * Emails that were given up, are held since a restore, or wait, without their texts
		 * @description For administrators. Takes the cookie of a session or the token of a sign-in; an API token is not enough. Answers a page of the list; `nextCursor` is the `cursor` of the next page, and null behind the last. Changes nothing.
		 */
		get: operations["getAdminMail"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/admin/mail/{id}": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post?: never;
		/**
		 * Delete an email unsent
		 * @description For administrators. Takes the cookie of a session in which the password was given again within 10 minutes (POST /api/user/confirm). The outbox mail has to be there. Answers nothing but its status.
		 */
		delete: operations["deleteAdminMailById"];
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/admin/mail/{id}/retry": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Send an email again that was given up, or one that is held or waits at once
		 * @description For administrators. Takes the cookie of a session in which the password was given again within 10 minutes (POST /api/user/confirm). The outbox mail has to be there. What it queues is done by a job after the answer. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing.
		 */
		post: operations["postAdminMailByIdRetry"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/admin/mail/discard": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Delete every email that was given up, or that is held, unsent
		 * @description For administrators. Takes the cookie of a session in which the password was given again within 10 minutes (POST /api/user/confirm). Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing.
		 */
		post: operations["postAdminMailDiscard"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/admin/mail/retry": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Send every email again that was given up, or send all that are held
		 * @description For administrators. Takes the cookie of a session in which the password was given again within 10 minutes (POST /api/user/confirm). What it queues is done by a job after the answer. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing.
		 */
		post: operations["postAdminMailRetry"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/admin/pages": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * Every landing page that is published or was taken down, with its owner
		 * @description For administrators. Takes the cookie of a session or the token of a sign-in; an API token is not enough. Answers a page of the list; `nextCursor` is the `cursor` of the next page, and null behind the last. Changes nothing.
		 */
		get: operations["getAdminPages"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/admin/pages/{slug}": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		/**
		 * Take a landing page down, or put it back; its owner publishes nothing meanwhile
		 * @description For administrators. Takes the cookie of a session in which the password was given again within 10 minutes (POST /api/user/confirm). The landing page has to be there. What is not sent stays as it is.
		 */
		patch: operations["patchAdminPagesBySlug"];
		trace?: never;
	};
	"/api/admin/people": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * What is held of one e-mail address, counted by place
		 * @description For administrators. Takes the cookie of a session or the token of a sign-in; an API token is not enough. Takes the form of a browser without JavaScript too, and answers that with a page. Changes nothing. The answer is told once, whatever `Idempotency-Key` is sent.
		 */
		post: operations["postAdminPeople"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/admin/people/erase": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Erase what is held of one e-mail address, for good
		 * @description For administrators. Takes the cookie of a session in which the password was given again within 10 minutes (POST /api/user/confirm). What it queues is done by a job after the answer. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing.
		 */
		post: operations["postAdminPeopleErase"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/admin/people/export": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * What is held of one e-mail address, as a file
		 * @description For administrators. Takes the cookie of a session in which the password was given again within 10 minutes (POST /api/user/confirm). Answers a file: application/json. The answer is told once, whatever `Idempotency-Key` is sent.
		 */
		post: operations["postAdminPeopleExport"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/admin/system": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * The state of the installation: version, backups, disk, outbox, jobs, instances, key
		 * @description For administrators. Takes the cookie of a session or the token of a sign-in; an API token is not enough. Changes nothing.
		 */
		get: operations["getAdminSystem"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/admin/users": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * Every account, demos left out
		 * @description For administrators. Takes the cookie of a session or the token of a sign-in; an API token is not enough. Answers a page of the list; `nextCursor` is the `cursor` of the next page, and null behind the last. Changes nothing.
		 */
		get: operations["getAdminUsers"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/admin/users/{id}": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		/**
		 * Change the role of an account, disable it, sign it out everywhere, or remove its second factor
		 * @description For administrators. Takes the cookie of a session in which the password was given again within 10 minutes (POST /api/user/confirm). The account has to be there. What is not sent stays as it is. With the `updatedAt` that was read, a record that has changed since is not overwritten; the answer holds it. What it queues is done by a job after the answer.
		 */
		patch: operations["patchAdminUsersById"];
		trace?: never;
	};
	"/api/causes/{id}/undo": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Undo everything that one call, import or job has changed; what was changed since is kept and said
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The cause has to belong to the caller: one of somebody else is answered as one that is not there. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing.
		 */
		post: operations["postCausesByIdUndo"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/changes": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * Who changed a record, when, by what, and what it held before; the newest first
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The contact has to belong to the caller: one of somebody else is answered as one that is not there. Answers a page of the list; `nextCursor` is the `cursor` of the next page, and null behind the last. Changes nothing.
		 */
		get: operations["getChanges"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/companies": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * The companies of the caller
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. Concerns the account and the lists of the caller alone. Answers a page of the list; `nextCursor` is the `cursor` of the next page, and null behind the last. Changes nothing.
		 */
		get: operations["getCompanies"];
		put?: never;
		/**
		 * Record a company
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. Concerns the account and the lists of the caller alone. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing. Refused while the storage of the account is full.
		 */
		post: operations["postCompanies"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/companies/{id}": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * One company
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The company has to belong to the caller: one of somebody else is answered as one that is not there. Changes nothing.
		 */
		get: operations["getCompaniesById"];
		put?: never;
		post?: never;
		/**
		 * Delete a company with its profile and report
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The company has to belong to the caller: one of somebody else is answered as one that is not there. POST /api/companies/{id}/restore puts it back within 24 hours. Answers nothing but its status.
		 */
		delete: operations["deleteCompaniesById"];
		options?: never;
		head?: never;
		/**
		 * Change a company
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The company has to belong to the caller: one of somebody else is answered as one that is not there. What is not sent stays as it is. With the `updatedAt` that was read, a record that has changed since is not overwritten; the answer holds it.
		 */
		patch: operations["patchCompaniesById"];
		trace?: never;
	};
	"/api/companies/{id}/analyst": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * What a model would read of a company’s problems, how far it is, and what it proposes
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The company has to belong to the caller: one of somebody else is answered as one that is not there. Changes nothing.
		 */
		get: operations["getCompaniesByIdAnalyst"];
		put?: never;
		/**
		 * Have a model read the problems that nobody has confirmed, or those named; nothing is changed
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The company has to belong to the caller: one of somebody else is answered as one that is not there. What it queues is done by a job after the answer. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing. One network address may call it 30 times in an hour. Refused while the storage of the account is full.
		 */
		post: operations["postCompaniesByIdAnalyst"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/companies/{id}/analyst/cancel": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * End the reading by a model; what it has read stays proposed
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The company has to belong to the caller: one of somebody else is answered as one that is not there. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing. Refused while the storage of the account is full.
		 */
		post: operations["postCompaniesByIdAnalystCancel"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/companies/{id}/analyst/letter": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * The covering letter that a model drafted and that waits for a person
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The company has to belong to the caller: one of somebody else is answered as one that is not there. Changes nothing.
		 */
		get: operations["getCompaniesByIdAnalystLetter"];
		put?: never;
		/**
		 * Have a model draft the covering letter; it is no part of the draft until a person accepts it
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The company has to belong to the caller: one of somebody else is answered as one that is not there. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing. One network address may call it 30 times in an hour. Refused while the storage of the account is full.
		 */
		post: operations["postCompaniesByIdAnalystLetter"];
		/**
		 * Dismiss the letter that a model drafted
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The company has to belong to the caller: one of somebody else is answered as one that is not there. Answers nothing but its status.
		 */
		delete: operations["deleteCompaniesByIdAnalystLetter"];
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/companies/{id}/analyst/letter/accept": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Make the letter that a model drafted the letter of the draft
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The company has to belong to the caller: one of somebody else is answered as one that is not there. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing. Refused while the storage of the account is full.
		 */
		post: operations["postCompaniesByIdAnalystLetterAccept"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/companies/{id}/causes": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * The causes that join problems of a company, and what the rules propose beside them
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The company has to belong to the caller: one of somebody else is answered as one that is not there. Changes nothing.
		 */
		get: operations["getCompaniesByIdCauses"];
		put?: never;
		/**
		 * State a cause of one or several problems; it opens the letter of the report
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The company has to belong to the caller: one of somebody else is answered as one that is not there. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing. Refused while the storage of the account is full.
		 */
		post: operations["postCompaniesByIdCauses"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/companies/{id}/causes/{causeId}": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post?: never;
		/**
		 * Delete a cause
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The profile cause has to belong to the caller: one of somebody else is answered as one that is not there. POST /api/companies/{id}/causes/{causeId}/restore puts it back within 24 hours. Answers nothing but its status.
		 */
		delete: operations["deleteCompaniesByIdCausesByCauseId"];
		options?: never;
		head?: never;
		/**
		 * Change a cause
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The profile cause has to belong to the caller: one of somebody else is answered as one that is not there. What is not sent stays as it is. With the `updatedAt` that was read, a record that has changed since is not overwritten; the answer holds it.
		 */
		patch: operations["patchCompaniesByIdCausesByCauseId"];
		trace?: never;
	};
	"/api/companies/{id}/causes/{causeId}/restore": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Put a deleted cause back
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The deleted profile cause has to belong to the caller: one of somebody else is answered as one that is not there. It can be put back within 24 hours of its deletion. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing.
		 */
		post: operations["postCompaniesByIdCausesByCauseIdRestore"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/companies/{id}/contacts": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * The contacts of a company
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The company has to belong to the caller: one of somebody else is answered as one that is not there. Changes nothing.
		 */
		get: operations["getCompaniesByIdContacts"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/companies/{id}/contacts/batch": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Add several contacts at once: all of them or none
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The company has to belong to the caller: one of somebody else is answered as one that is not there. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing. Refused while the storage of the account is full.
		 */
		post: operations["postCompaniesByIdContactsBatch"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/companies/{id}/correction": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Begin a correction: a copy of profile and edits of a report with a mistake
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The reported company has to belong to the caller: one of somebody else is answered as one that is not there. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing. Refused while the storage of the account is full.
		 */
		post: operations["postCompaniesByIdCorrection"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/companies/{id}/departments": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * The departments of a company
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The company has to belong to the caller: one of somebody else is answered as one that is not there. Changes nothing.
		 */
		get: operations["getCompaniesByIdDepartments"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/companies/{id}/departments/batch": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Add several departments at once: all of them or none
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The company has to belong to the caller: one of somebody else is answered as one that is not there. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing. Refused while the storage of the account is full.
		 */
		post: operations["postCompaniesByIdDepartmentsBatch"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/companies/{id}/draft": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * The draft of a company’s report, derived from profile and edits
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The company has to belong to the caller: one of somebody else is answered as one that is not there. Changes nothing.
		 */
		get: operations["getCompaniesByIdDraft"];
		/**
		 * Store what was changed of the draft
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The company has to belong to the caller: one of somebody else is answered as one that is not there. With the `updatedAt` that was read, a record that has changed since is not overwritten; the answer holds it. Refused while the storage of the account is full.
		 */
		put: operations["putCompaniesByIdDraft"];
		post?: never;
		/**
		 * Put the draft back to the computed report
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The company has to belong to the caller: one of somebody else is answered as one that is not there. Answers nothing but its status.
		 */
		delete: operations["deleteCompaniesByIdDraft"];
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/companies/{id}/draft/freeze": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Store the draft as the report of the company, once
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The draft has to belong to the caller: one of somebody else is answered as one that is not there. With the `updatedAt` that was read, a record that has changed since is not overwritten; the answer holds it. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing. Refused while the storage of the account is full.
		 */
		post: operations["postCompaniesByIdDraftFreeze"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/companies/{id}/follow-up": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Begin a follow-up: a new review with a copy of the profile
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The company has to belong to the caller: one of somebody else is answered as one that is not there. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing. Refused while the storage of the account is full.
		 */
		post: operations["postCompaniesByIdFollowUp"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/companies/{id}/logo": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * The logo of a company
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The logo has to belong to the caller: one of somebody else is answered as one that is not there. Changes nothing. Answers a file: image/png.
		 */
		get: operations["getCompaniesByIdLogo"];
		put?: never;
		/**
		 * Give a company its logo: PNG, JPEG, WebP or SVG of up to 2 MB, kept as PNG
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The company has to belong to the caller: one of somebody else is answered as one that is not there. The file goes into the field `file` of a form. May take seconds, and stores nothing before its work is done. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing. Refused while the storage of the account is full.
		 */
		post: operations["postCompaniesByIdLogo"];
		/**
		 * Remove the logo of a company
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The company has to belong to the caller: one of somebody else is answered as one that is not there. Answers nothing but its status.
		 */
		delete: operations["deleteCompaniesByIdLogo"];
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/companies/{id}/move": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * What moves with a company, and to which workspaces it may go
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The company has to belong to the caller: one of somebody else is answered as one that is not there. Changes nothing.
		 */
		get: operations["getCompaniesByIdMove"];
		put?: never;
		/**
		 * Move a company to another workspace of the caller, with its profile, reports, portfolio and links
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The company has to belong to the caller: one of somebody else is answered as one that is not there. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing.
		 */
		post: operations["postCompaniesByIdMove"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/companies/{id}/order": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		/**
		 * Move rows within a list of the profile
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The company has to belong to the caller: one of somebody else is answered as one that is not there. What is not sent stays as it is.
		 */
		patch: operations["patchCompaniesByIdOrder"];
		trace?: never;
	};
	"/api/companies/{id}/problems": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * The problems of a company
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The company has to belong to the caller: one of somebody else is answered as one that is not there. Changes nothing.
		 */
		get: operations["getCompaniesByIdProblems"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/companies/{id}/problems/batch": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Add several problems at once: all of them or none
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The company has to belong to the caller: one of somebody else is answered as one that is not there. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing. Refused while the storage of the account is full.
		 */
		post: operations["postCompaniesByIdProblemsBatch"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/companies/{id}/problems/recall": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * The confirmed problem of the workspace that says nearly the same as a sentence
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The company has to belong to the caller: one of somebody else is answered as one that is not there. Changes nothing. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing. Refused while the storage of the account is full.
		 */
		post: operations["postCompaniesByIdProblemsRecall"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/companies/{id}/products": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * The products of a company
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The company has to belong to the caller: one of somebody else is answered as one that is not there. Changes nothing.
		 */
		get: operations["getCompaniesByIdProducts"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/companies/{id}/products/batch": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Add several products at once: all of them or none
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The company has to belong to the caller: one of somebody else is answered as one that is not there. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing. Refused while the storage of the account is full.
		 */
		post: operations["postCompaniesByIdProductsBatch"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/companies/{id}/proposals": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * The rows that a template or a client proposes for a profile
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The company has to belong to the caller: one of somebody else is answered as one that is not there. Changes nothing.
		 */
		get: operations["getCompaniesByIdProposals"];
		put?: never;
		/**
		 * Accept, decline or open again several proposals; of those to accept, incomplete ones stay open
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The proposed company has to belong to the caller: one of somebody else is answered as one that is not there. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing. Refused while the storage of the account is full.
		 */
		post: operations["postCompaniesByIdProposals"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/companies/{id}/questionnaires": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * The questionnaires that clients answer by a link
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The company has to belong to the caller: one of somebody else is answered as one that is not there. Changes nothing.
		 */
		get: operations["getCompaniesByIdQuestionnaires"];
		put?: never;
		/**
		 * Make a link under which a client answers the questions of a sector template
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The company has to belong to the caller: one of somebody else is answered as one that is not there. The answer is told once, whatever `Idempotency-Key` is sent.
		 */
		post: operations["postCompaniesByIdQuestionnaires"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/companies/{id}/report": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * The report of a company, or null
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The company has to belong to the caller: one of somebody else is answered as one that is not there. Changes nothing.
		 */
		get: operations["getCompaniesByIdReport"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/companies/{id}/restore": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Put a deleted company back with its profile and report
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The deleted company has to belong to the caller: one of somebody else is answered as one that is not there. It can be put back within 24 hours of its deletion. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing.
		 */
		post: operations["postCompaniesByIdRestore"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/companies/{id}/strengths": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * The strengths of a company
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The company has to belong to the caller: one of somebody else is answered as one that is not there. Changes nothing.
		 */
		get: operations["getCompaniesByIdStrengths"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/companies/{id}/strengths/batch": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Add several strengths at once: all of them or none
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The company has to belong to the caller: one of somebody else is answered as one that is not there. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing. Refused while the storage of the account is full.
		 */
		post: operations["postCompaniesByIdStrengthsBatch"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/companies/{id}/template": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Propose the rows of a sector template for the profile of a company
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The company has to belong to the caller: one of somebody else is answered as one that is not there. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing. Refused while the storage of the account is full.
		 */
		post: operations["postCompaniesByIdTemplate"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/companies/search": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * Search the companies of the caller and their profiles
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. Concerns the account and the lists of the caller alone. Changes nothing.
		 */
		get: operations["getCompaniesSearch"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/contact/send-email": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Send an enquiry: kept at once, mailed by the outbox
		 * @description Open to everybody, without a session. Takes the form of a browser without JavaScript too, and answers that with a page. The answer is in the `language` of the body. What it queues is done by a job after the answer. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing. One network address may call it 10 times in 15 minutes.
		 */
		post: operations["postContactSendEmail"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/contacts": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Add a contact to a company
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The company has to belong to the caller: one of somebody else is answered as one that is not there. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing. Refused while the storage of the account is full.
		 */
		post: operations["postContacts"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/contacts/{id}": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post?: never;
		/**
		 * Delete a contact
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The contact has to belong to the caller: one of somebody else is answered as one that is not there. POST /api/contacts/{id}/restore puts it back within 24 hours. Answers nothing but its status.
		 */
		delete: operations["deleteContactsById"];
		options?: never;
		head?: never;
		/**
		 * Change a contact
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The contact has to belong to the caller: one of somebody else is answered as one that is not there. What is not sent stays as it is. With the `updatedAt` that was read, a record that has changed since is not overwritten; the answer holds it.
		 */
		patch: operations["patchContactsById"];
		trace?: never;
	};
	"/api/contacts/{id}/restore": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Put a deleted contact back
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The deleted contact has to belong to the caller: one of somebody else is answered as one that is not there. It can be put back within 24 hours of its deletion. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing.
		 */
		post: operations["postContactsByIdRestore"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/crm/analytics": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * New leads, conversion, time in stage and activity of a period, and the forecast
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. Concerns the account and the lists of the caller alone. Changes nothing.
		 */
		get: operations["getCrmAnalytics"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/crm/automations": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * The rules of the workspace, which do things by themselves
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. Concerns the account and the lists of the caller alone. Changes nothing.
		 */
		get: operations["getCrmAutomations"];
		put?: never;
		/**
		 * Add a rule: when something happens, if a record meets conditions, then do things in your name
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. Concerns the account and the lists of the caller alone. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing. Refused while the storage of the account is full.
		 */
		post: operations["postCrmAutomations"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/crm/automations/{id}": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * One rule
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The rule has to belong to the caller: one of somebody else is answered as one that is not there. Changes nothing.
		 */
		get: operations["getCrmAutomationsById"];
		put?: never;
		post?: never;
		/**
		 * Delete a rule with its log; what it has done stays
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The rule has to belong to the caller: one of somebody else is answered as one that is not there. Answers nothing but its status.
		 */
		delete: operations["deleteCrmAutomationsById"];
		options?: never;
		head?: never;
		/**
		 * Change a rule or switch it on or off; from then on it acts in your name
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The rule has to belong to the caller: one of somebody else is answered as one that is not there. What is not sent stays as it is. With the `updatedAt` that was read, a record that has changed since is not overwritten; the answer holds it.
		 */
		patch: operations["patchCrmAutomationsById"];
		trace?: never;
	};
	"/api/crm/automations/{id}/dry-run": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * For which records a rule would have run within seven days; changes nothing
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The rule has to belong to the caller: one of somebody else is answered as one that is not there. Changes nothing. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing. One network address may call it 120 times in an hour. Refused while the storage of the account is full.
		 */
		post: operations["postCrmAutomationsByIdDryRun"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/crm/automations/{id}/runs": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * What a rule has done within 30 days and is to do, the newest first
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The rule has to belong to the caller: one of somebody else is answered as one that is not there. Answers a page of the list; `nextCursor` is the `cursor` of the next page, and null behind the last. Changes nothing.
		 */
		get: operations["getCrmAutomationsByIdRuns"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/crm/automations/dry-run": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * For which records a rule that is not saved would have run within seven days; changes nothing
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. Concerns the account and the lists of the caller alone. Changes nothing. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing. One network address may call it 120 times in an hour. Refused while the storage of the account is full.
		 */
		post: operations["postCrmAutomationsDryRun"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/crm/automations/ready": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * Rules that can be added as they are, in the language of the caller
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. Changes nothing.
		 */
		get: operations["getCrmAutomationsReady"];
		put?: never;
		/**
		 * Add a ready rule, switched off
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. Concerns the account and the lists of the caller alone. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing. Refused while the storage of the account is full.
		 */
		post: operations["postCrmAutomationsReady"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/crm/communications": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * The communications of the workspace, by type, record and dates
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. Concerns the account and the lists of the caller alone. Answers a page of the list; `nextCursor` is the `cursor` of the next page, and null behind the last. Changes nothing.
		 */
		get: operations["getCrmCommunications"];
		put?: never;
		/**
		 * Record what was said or written; an outgoing e-mail to a contact is sent
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. Concerns the account and the lists of the caller alone. What it queues is done by a job after the answer. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing. Refused while the storage of the account is full.
		 */
		post: operations["postCrmCommunications"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/crm/communications/{id}": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * One communication
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The communication has to belong to the caller: one of somebody else is answered as one that is not there. Changes nothing.
		 */
		get: operations["getCrmCommunicationsById"];
		put?: never;
		post?: never;
		/**
		 * Delete a communication; it can be restored for a day
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The communication has to belong to the caller: one of somebody else is answered as one that is not there. POST /api/crm/communications/{id}/restore puts it back within 24 hours. Answers nothing but its status.
		 */
		delete: operations["deleteCrmCommunicationsById"];
		options?: never;
		head?: never;
		/**
		 * Change a communication
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The communication has to belong to the caller: one of somebody else is answered as one that is not there. What is not sent stays as it is. With the `updatedAt` that was read, a record that has changed since is not overwritten; the answer holds it.
		 */
		patch: operations["patchCrmCommunicationsById"];
		trace?: never;
	};
	"/api/crm/communications/{id}/restore": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Put back a communication that was deleted within the last day
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The deleted communication has to belong to the caller: one of somebody else is answered as one that is not there. It can be put back within 24 hours of its deletion. What it queues is done by a job after the answer. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing.
		 */
		post: operations["postCrmCommunicationsByIdRestore"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/crm/communications/export": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * The communications of a list as a file
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. Concerns the account and the lists of the caller alone. Changes nothing. Answers a file: text/csv.
		 */
		get: operations["getCrmCommunicationsExport"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/crm/companies": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * The companies of the lead manager
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. Concerns the account and the lists of the caller alone. Answers a page of the list; `nextCursor` is the `cursor` of the next page, and null behind the last. Changes nothing.
		 */
		get: operations["getCrmCompanies"];
		put?: never;
		/**
		 * Record a company
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. Concerns the account and the lists of the caller alone. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing. Refused while the storage of the account is full.
		 */
		post: operations["postCrmCompanies"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/crm/companies/{id}": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * One company
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The company has to belong to the caller: one of somebody else is answered as one that is not there. Changes nothing.
		 */
		get: operations["getCrmCompaniesById"];
		put?: never;
		post?: never;
		/**
		 * Delete a company; it can be restored for a day
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The company has to belong to the caller: one of somebody else is answered as one that is not there. POST /api/crm/companies/{id}/restore puts it back within 24 hours. Answers nothing but its status.
		 */
		delete: operations["deleteCrmCompaniesById"];
		options?: never;
		head?: never;
		/**
		 * Change a company
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The company has to belong to the caller: one of somebody else is answered as one that is not there. What is not sent stays as it is. With the `updatedAt` that was read, a record that has changed since is not overwritten; the answer holds it.
		 */
		patch: operations["patchCrmCompaniesById"];
		trace?: never;
	};
	"/api/crm/companies/{id}/restore": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Put back a company that was deleted
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The deleted  company has to belong to the caller: one of somebody else is answered as one that is not there. It can be put back within 24 hours of its deletion. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing.
		 */
		post: operations["postCrmCompaniesByIdRestore"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/crm/companies/bulk": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Change many companies: an action at once, everything else by a job that can be undone
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The company has to belong to the caller: one of somebody else is answered as one that is not there. What it queues is done by a job after the answer. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing.
		 */
		post: operations["postCrmCompaniesBulk"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/crm/companies/bulk/preview": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * What a change of many companies would change; changes nothing
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The company has to belong to the caller: one of somebody else is answered as one that is not there. Changes nothing. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing. Refused while the storage of the account is full.
		 */
		post: operations["postCrmCompaniesBulkPreview"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/crm/companies/groups": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * How many companies are in each group of a field, under the filters of the list
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. Concerns the account and the lists of the caller alone. Changes nothing.
		 */
		get: operations["getCrmCompaniesGroups"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/crm/companies/merge": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Make one of two companies
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The company has to belong to the caller: one of somebody else is answered as one that is not there. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing. Refused while the storage of the account is full.
		 */
		post: operations["postCrmCompaniesMerge"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/crm/contacts": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * The contacts of the lead manager
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. Concerns the account and the lists of the caller alone. Answers a page of the list; `nextCursor` is the `cursor` of the next page, and null behind the last. Changes nothing.
		 */
		get: operations["getCrmContacts"];
		put?: never;
		/**
		 * Record a contact
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. Concerns the account and the lists of the caller alone. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing. Refused while the storage of the account is full.
		 */
		post: operations["postCrmContacts"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/crm/contacts/{id}": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * One contact
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The contact has to belong to the caller: one of somebody else is answered as one that is not there. Changes nothing.
		 */
		get: operations["getCrmContactsById"];
		put?: never;
		post?: never;
		/**
		 * Delete a contact; it can be restored for a day
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The contact has to belong to the caller: one of somebody else is answered as one that is not there. POST /api/crm/contacts/{id}/restore puts it back within 24 hours. Answers nothing but its status.
		 */
		delete: operations["deleteCrmContactsById"];
		options?: never;
		head?: never;
		/**
		 * Change a contact
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The contact has to belong to the caller: one of somebody else is answered as one that is not there. What is not sent stays as it is. With the `updatedAt` that was read, a record that has changed since is not overwritten; the answer holds it.
		 */
		patch: operations["patchCrmContactsById"];
		trace?: never;
	};
	"/api/crm/contacts/{id}/opt-out": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * Whether a contact has asked for no email
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The contact has to belong to the caller: one of somebody else is answered as one that is not there. Changes nothing.
		 */
		get: operations["getCrmContactsByIdOptOut"];
		/**
		 * Put a contact on the list of who wants no email, or take them off it
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The contact has to belong to the caller: one of somebody else is answered as one that is not there. Refused while the storage of the account is full.
		 */
		put: operations["putCrmContactsByIdOptOut"];
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/crm/contacts/{id}/restore": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Put back a contact that was deleted
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The deleted  contact has to belong to the caller: one of somebody else is answered as one that is not there. It can be put back within 24 hours of its deletion. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing.
		 */
		post: operations["postCrmContactsByIdRestore"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/crm/contacts/bulk": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Change many contacts: an action at once, everything else by a job that can be undone
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The contact has to belong to the caller: one of somebody else is answered as one that is not there. What it queues is done by a job after the answer. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing.
		 */
		post: operations["postCrmContactsBulk"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/crm/contacts/bulk/preview": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * What a change of many contacts would change; changes nothing
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The contact has to belong to the caller: one of somebody else is answered as one that is not there. Changes nothing. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing. Refused while the storage of the account is full.
		 */
		post: operations["postCrmContactsBulkPreview"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/crm/contacts/groups": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * How many contacts are in each group of a field, under the filters of the list
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. Concerns the account and the lists of the caller alone. Changes nothing.
		 */
		get: operations["getCrmContactsGroups"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/crm/contacts/merge": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Make one of two contacts
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The contact has to belong to the caller: one of somebody else is answered as one that is not there. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing. Refused while the storage of the account is full.
		 */
		post: operations["postCrmContactsMerge"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/crm/day": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * What waits for the caller in the order in which to do it, with the call that does each
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. Concerns the account and the lists of the caller alone. Changes nothing.
		 */
		get: operations["getCrmDay"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/crm/duplicates": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * Pairs of contacts or companies that are likely one, and why
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. Concerns the account and the lists of the caller alone. Answers a page of the list; `nextCursor` is the `cursor` of the next page, and null behind the last. Changes nothing.
		 */
		get: operations["getCrmDuplicates"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/crm/duplicates/distinct": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Remember that two records that look alike are two, or forget it
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The contact has to belong to the caller: one of somebody else is answered as one that is not there. Answers nothing but its status. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing. Refused while the storage of the account is full.
		 */
		post: operations["postCrmDuplicatesDistinct"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/crm/export": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * Contacts, companies or opportunities as a file
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. Concerns the account and the lists of the caller alone. Changes nothing. Answers a file: text/csv, text/vcard, application/json.
		 */
		get: operations["getCrmExport"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/crm/fields": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * The fields that the workspace defines for contacts, companies and opportunities
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. Concerns the account and the lists of the caller alone. Changes nothing.
		 */
		get: operations["getCrmFields"];
		put?: never;
		/**
		 * Define a field, whose values records keep under `customFields`
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. Concerns the account and the lists of the caller alone. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing. Refused while the storage of the account is full.
		 */
		post: operations["postCrmFields"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/crm/fields/{id}": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * One field
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The field has to belong to the caller: one of somebody else is answered as one that is not there. Changes nothing.
		 */
		get: operations["getCrmFieldsById"];
		put?: never;
		post?: never;
		/**
		 * Delete a field; it can be put back with its values for 30 days
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The field has to belong to the caller: one of somebody else is answered as one that is not there. POST /api/crm/fields/{id}/restore puts it back within 24 hours. Answers nothing but its status.
		 */
		delete: operations["deleteCrmFieldsById"];
		options?: never;
		head?: never;
		/**
		 * Change a field; an option that is renamed takes its values along
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The field has to belong to the caller: one of somebody else is answered as one that is not there. What is not sent stays as it is. With the `updatedAt` that was read, a record that has changed since is not overwritten; the answer holds it.
		 */
		patch: operations["patchCrmFieldsById"];
		trace?: never;
	};
	"/api/crm/fields/{id}/restore": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Put back a field that was deleted within 30 days, with its values
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The deleted field has to belong to the caller: one of somebody else is answered as one that is not there. It can be put back within 24 hours of its deletion. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing.
		 */
		post: operations["postCrmFieldsByIdRestore"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/crm/imports": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * The imports so far
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. Concerns the account and the lists of the caller alone. Answers a page of the list; `nextCursor` is the `cursor` of the next page, and null behind the last. Changes nothing.
		 */
		get: operations["getCrmImports"];
		put?: never;
		/**
		 * Import a CSV, Excel (.xlsx) or vCard file, or try what would come of it
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. Concerns the account and the lists of the caller alone. The file goes into the field `file` of a form. May take seconds, and stores nothing before its work is done. What it queues is done by a job after the answer. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing. Refused while the storage of the account is full.
		 */
		post: operations["postCrmImports"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/crm/imports/{id}": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * How far an import has come
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The import has to belong to the caller: one of somebody else is answered as one that is not there. Changes nothing.
		 */
		get: operations["getCrmImportsById"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/crm/imports/{id}/cancel": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Stop an import or a dry run that is under way
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The import has to belong to the caller: one of somebody else is answered as one that is not there. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing.
		 */
		post: operations["postCrmImportsByIdCancel"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/crm/imports/{id}/errors": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * The lines of an import that failed, as a CSV file
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The import has to belong to the caller: one of somebody else is answered as one that is not there. Changes nothing. Answers a file: text/csv.
		 */
		get: operations["getCrmImportsByIdErrors"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/crm/imports/{id}/lines": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * What became of each line of an import, or would of a dry run
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The import has to belong to the caller: one of somebody else is answered as one that is not there. Answers a page of the list; `nextCursor` is the `cursor` of the next page, and null behind the last. Changes nothing.
		 */
		get: operations["getCrmImportsByIdLines"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/crm/imports/{id}/lines/file": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * What became of each line of an import, as a CSV file
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The import has to belong to the caller: one of somebody else is answered as one that is not there. Changes nothing. Answers a file: text/csv.
		 */
		get: operations["getCrmImportsByIdLinesFile"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/crm/imports/{id}/revert": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Take back what an import made and changed
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The import has to belong to the caller: one of somebody else is answered as one that is not there. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing.
		 */
		post: operations["postCrmImportsByIdRevert"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/crm/imports/preview": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * The sheets, headings and first rows of an Excel or vCard file, before it is imported
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. Concerns the account and the lists of the caller alone. The file goes into the field `file` of a form. Changes nothing. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing. Refused while the storage of the account is full.
		 */
		post: operations["postCrmImportsPreview"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/crm/inbox": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * What came in, unread first: to staff from the site, to everybody from their own landing pages
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. Concerns the account and the lists of the caller alone. Answers a page of the list; `nextCursor` is the `cursor` of the next page, and null behind the last. Changes nothing.
		 */
		get: operations["getCrmInbox"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/crm/inbox/{id}": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * One entry of the inbox with its answers
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The inbox entry has to belong to the caller: one of somebody else is answered as one that is not there. Changes nothing.
		 */
		get: operations["getCrmInboxById"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		/**
		 * Mark an entry as read, unread, archived or spam; suspected spam that is read is genuine
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The inbox entry has to belong to the caller: one of somebody else is answered as one that is not there. What is not sent stays as it is. With the `updatedAt` that was read, a record that has changed since is not overwritten; the answer holds it. What it queues is done by a job after the answer.
		 */
		patch: operations["patchCrmInboxById"];
		trace?: never;
	};
	"/api/crm/inbox/{id}/claim": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Say that the caller is answering an entry, for half an hour from the last call
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The inbox entry has to belong to the caller: one of somebody else is answered as one that is not there. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing. Refused while the storage of the account is full.
		 */
		post: operations["postCrmInboxByIdClaim"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/crm/inbox/{id}/convert": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * What an entry would be converted into, and the records that are there already
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The inbox entry has to belong to the caller: one of somebody else is answered as one that is not there. Changes nothing.
		 */
		get: operations["getCrmInboxByIdConvert"];
		put?: never;
		/**
		 * Make a contact, a company and an opportunity of an entry, or link it to those that are there
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The inbox entry has to belong to the caller: one of somebody else is answered as one that is not there. What it queues is done by a job after the answer. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing. Refused while the storage of the account is full.
		 */
		post: operations["postCrmInboxByIdConvert"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/crm/inbox/{id}/release": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Say that the caller is answering an entry no more
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The inbox entry has to belong to the caller: one of somebody else is answered as one that is not there. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing. Refused while the storage of the account is full.
		 */
		post: operations["postCrmInboxByIdRelease"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/crm/inbox/{id}/reply": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Answer an entry by e-mail
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The inbox entry has to belong to the caller: one of somebody else is answered as one that is not there. What it queues is done by a job after the answer. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing. Refused while the storage of the account is full.
		 */
		post: operations["postCrmInboxByIdReply"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/crm/merges": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * The merges of the last 30 days
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. Concerns the account and the lists of the caller alone. Answers a page of the list; `nextCursor` is the `cursor` of the next page, and null behind the last. Changes nothing.
		 */
		get: operations["getCrmMerges"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/crm/merges/{id}/undo": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Make two records of one again, within 30 days; what was changed since is kept and said
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The merge has to belong to the caller: one of somebody else is answered as one that is not there. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing.
		 */
		post: operations["postCrmMergesByIdUndo"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/crm/opportunities": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * The opportunities of the workspace, by search, stage, record, source and dates
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. Concerns the account and the lists of the caller alone. Answers a page of the list; `nextCursor` is the `cursor` of the next page, and null behind the last. Changes nothing.
		 */
		get: operations["getCrmOpportunities"];
		put?: never;
		/**
		 * Record an opportunity; without a pipeline and a stage it begins the default pipeline
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. Concerns the account and the lists of the caller alone. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing. Refused while the storage of the account is full.
		 */
		post: operations["postCrmOpportunities"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/crm/opportunities/{id}": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * One opportunity with the history of its stages
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The opportunity has to belong to the caller: one of somebody else is answered as one that is not there. Changes nothing.
		 */
		get: operations["getCrmOpportunitiesById"];
		put?: never;
		post?: never;
		/**
		 * Delete an opportunity; it can be restored for a day
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The opportunity has to belong to the caller: one of somebody else is answered as one that is not there. POST /api/crm/opportunities/{id}/restore puts it back within 24 hours. Answers nothing but its status.
		 */
		delete: operations["deleteCrmOpportunitiesById"];
		options?: never;
		head?: never;
		/**
		 * Change an opportunity
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The opportunity has to belong to the caller: one of somebody else is answered as one that is not there. What is not sent stays as it is. With the `updatedAt` that was read, a record that has changed since is not overwritten; the answer holds it.
		 */
		patch: operations["patchCrmOpportunitiesById"];
		trace?: never;
	};
	"/api/crm/opportunities/{id}/contacts": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Add a contact to an opportunity, with its part
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The opportunity has to belong to the caller: one of somebody else is answered as one that is not there. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing. Refused while the storage of the account is full.
		 */
		post: operations["postCrmOpportunitiesByIdContacts"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/crm/opportunities/{id}/move": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Put an opportunity into a stage, below another one or on top of it
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The opportunity has to belong to the caller: one of somebody else is answered as one that is not there. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing.
		 */
		post: operations["postCrmOpportunitiesByIdMove"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/crm/opportunities/{id}/restore": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Put back an opportunity that was deleted within the last day
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The deleted opportunity has to belong to the caller: one of somebody else is answered as one that is not there. It can be put back within 24 hours of its deletion. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing.
		 */
		post: operations["postCrmOpportunitiesByIdRestore"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/crm/opportunities/bulk": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Change or delete many opportunities by a job that can be undone
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The opportunity has to belong to the caller: one of somebody else is answered as one that is not there. What it queues is done by a job after the answer. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing.
		 */
		post: operations["postCrmOpportunitiesBulk"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/crm/opportunities/bulk/preview": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * What a change of many opportunities would change; changes nothing
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The opportunity has to belong to the caller: one of somebody else is answered as one that is not there. Changes nothing. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing. Refused while the storage of the account is full.
		 */
		post: operations["postCrmOpportunitiesBulkPreview"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/crm/opportunities/groups": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * How many opportunities are in each group of a field and what they are worth, under the filters of the list
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. Concerns the account and the lists of the caller alone. Changes nothing.
		 */
		get: operations["getCrmOpportunitiesGroups"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/crm/opportunity-contacts/{id}": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post?: never;
		/**
		 * Take a contact off an opportunity
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The opportunity contact has to belong to the caller: one of somebody else is answered as one that is not there. Answers nothing but its status.
		 */
		delete: operations["deleteCrmOpportunityContactsById"];
		options?: never;
		head?: never;
		/**
		 * Change the part of a contact in an opportunity
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The opportunity contact has to belong to the caller: one of somebody else is answered as one that is not there. What is not sent stays as it is.
		 */
		patch: operations["patchCrmOpportunityContactsById"];
		trace?: never;
	};
	"/api/crm/pipelines": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * The pipelines of the workspace with their stages, the default one first
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. Concerns the account and the lists of the caller alone. Changes nothing.
		 */
		get: operations["getCrmPipelines"];
		put?: never;
		/**
		 * Make a pipeline; without stages it begins with those of a new workspace
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. Concerns the account and the lists of the caller alone. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing. Refused while the storage of the account is full.
		 */
		post: operations["postCrmPipelines"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/crm/pipelines/{id}": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * One pipeline with its stages
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The pipeline has to belong to the caller: one of somebody else is answered as one that is not there. Changes nothing.
		 */
		get: operations["getCrmPipelinesById"];
		put?: never;
		post?: never;
		/**
		 * Delete a pipeline; its opportunities go to another one, where they stay open, won or lost
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The pipeline has to belong to the caller: one of somebody else is answered as one that is not there. Answers nothing but its status.
		 */
		delete: operations["deleteCrmPipelinesById"];
		options?: never;
		head?: never;
		/**
		 * Change a pipeline; opportunities of a stage that is left out go where `moves` says
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The pipeline has to belong to the caller: one of somebody else is answered as one that is not there. What is not sent stays as it is. With the `updatedAt` that was read, a record that has changed since is not overwritten; the answer holds it.
		 */
		patch: operations["patchCrmPipelinesById"];
		trace?: never;
	};
	"/api/crm/pipelines/{id}/board": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * The board of a pipeline: counts and sums by stage, and the first cards of each
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The pipeline has to belong to the caller: one of somebody else is answered as one that is not there. Changes nothing.
		 */
		get: operations["getCrmPipelinesByIdBoard"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/crm/search": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * Search the lead manager
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. Concerns the account and the lists of the caller alone. Changes nothing.
		 */
		get: operations["getCrmSearch"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/crm/tags": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * The tags in use
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. Concerns the account and the lists of the caller alone. Changes nothing.
		 */
		get: operations["getCrmTags"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/crm/tasks": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * The tasks of the workspace, by state and record
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. Concerns the account and the lists of the caller alone. Answers a page of the list; `nextCursor` is the `cursor` of the next page, and null behind the last. Changes nothing.
		 */
		get: operations["getCrmTasks"];
		put?: never;
		/**
		 * Record a task
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. Concerns the account and the lists of the caller alone. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing. Refused while the storage of the account is full.
		 */
		post: operations["postCrmTasks"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/crm/tasks/{id}": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * One task
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The task has to belong to the caller: one of somebody else is answered as one that is not there. Changes nothing.
		 */
		get: operations["getCrmTasksById"];
		put?: never;
		post?: never;
		/**
		 * Delete a task; it can be restored for a day
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The task has to belong to the caller: one of somebody else is answered as one that is not there. POST /api/crm/tasks/{id}/restore puts it back within 24 hours. Answers nothing but its status.
		 */
		delete: operations["deleteCrmTasksById"];
		options?: never;
		head?: never;
		/**
		 * Change a task
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The task has to belong to the caller: one of somebody else is answered as one that is not there. What is not sent stays as it is. With the `updatedAt` that was read, a record that has changed since is not overwritten; the answer holds it.
		 */
		patch: operations["patchCrmTasksById"];
		trace?: never;
	};
	"/api/crm/tasks/{id}/restore": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Put back a task that was deleted within the last day
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The deleted task has to belong to the caller: one of somebody else is answered as one that is not there. It can be put back within 24 hours of its deletion. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing.
		 */
		post: operations["postCrmTasksByIdRestore"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/crm/tasks/bulk": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Give many tasks an assignee or a due time, mark them as done or open, or delete them: those named, all or none, or all that match a list by a job that can be undone
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The task has to belong to the caller: one of somebody else is answered as one that is not there. What it queues is done by a job after the answer. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing.
		 */
		post: operations["postCrmTasksBulk"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/crm/tasks/bulk/preview": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * What a change of many tasks would change; changes nothing
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The task has to belong to the caller: one of somebody else is answered as one that is not there. Changes nothing. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing. Refused while the storage of the account is full.
		 */
		post: operations["postCrmTasksBulkPreview"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/crm/tasks/counts": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * How many tasks there are in each state, of the workspace or of one record
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. Concerns the account and the lists of the caller alone. Changes nothing.
		 */
		get: operations["getCrmTasksCounts"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/crm/tasks/export": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * The tasks of a list as a file
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. Concerns the account and the lists of the caller alone. Changes nothing. Answers a file: text/csv.
		 */
		get: operations["getCrmTasksExport"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/crm/templates": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * The templates of the workspace
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. Concerns the account and the lists of the caller alone. Answers a page of the list; `nextCursor` is the `cursor` of the next page, and null behind the last. Changes nothing.
		 */
		get: operations["getCrmTemplates"];
		put?: never;
		/**
		 * Record a template of e-mails
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. Concerns the account and the lists of the caller alone. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing. Refused while the storage of the account is full.
		 */
		post: operations["postCrmTemplates"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/crm/templates/{id}": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * One template
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The template has to belong to the caller: one of somebody else is answered as one that is not there. Changes nothing.
		 */
		get: operations["getCrmTemplatesById"];
		put?: never;
		post?: never;
		/**
		 * Delete a template; it can be restored for a day
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The template has to belong to the caller: one of somebody else is answered as one that is not there. POST /api/crm/templates/{id}/restore puts it back within 24 hours. Answers nothing but its status.
		 */
		delete: operations["deleteCrmTemplatesById"];
		options?: never;
		head?: never;
		/**
		 * Change a template
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The template has to belong to the caller: one of somebody else is answered as one that is not there. What is not sent stays as it is. With the `updatedAt` that was read, a record that has changed since is not overwritten; the answer holds it.
		 */
		patch: operations["patchCrmTemplatesById"];
		trace?: never;
	};
	"/api/crm/templates/{id}/restore": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Put back a template that was deleted within the last day
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The deleted template has to belong to the caller: one of somebody else is answered as one that is not there. It can be put back within 24 hours of its deletion. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing.
		 */
		post: operations["postCrmTemplatesByIdRestore"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/crm/timeline": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * What happened to one contact, company or opportunity, the newest first
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. Concerns the account and the lists of the caller alone. Answers a page of the list; `nextCursor` is the `cursor` of the next page, and null behind the last. Changes nothing.
		 */
		get: operations["getCrmTimeline"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/crm/views": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * The views of lists: the caller's and those shared in the workspace
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. Concerns the account and the lists of the caller alone. Changes nothing.
		 */
		get: operations["getCrmViews"];
		put?: never;
		/**
		 * Save a view of a list
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. Concerns the account and the lists of the caller alone. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing. Refused while the storage of the account is full.
		 */
		post: operations["postCrmViews"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/crm/views/{id}": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * One view
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The view has to belong to the caller: one of somebody else is answered as one that is not there. Changes nothing.
		 */
		get: operations["getCrmViewsById"];
		put?: never;
		post?: never;
		/**
		 * Delete a view, and none of the records that it shows
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The view has to belong to the caller: one of somebody else is answered as one that is not there. Answers nothing but its status.
		 */
		delete: operations["deleteCrmViewsById"];
		options?: never;
		head?: never;
		/**
		 * Change a view
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The view has to belong to the caller: one of somebody else is answered as one that is not there. What is not sent stays as it is. With the `updatedAt` that was read, a record that has changed since is not overwritten; the answer holds it.
		 */
		patch: operations["patchCrmViewsById"];
		trace?: never;
	};
	"/api/demo": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Create a demo account with sample data for 24 hours, and sign in
		 * @description Open to everybody, without a session. Takes the form of a browser without JavaScript too, and answers that with a page. The answer is in the `language` of the body. The answer is told once, whatever `Idempotency-Key` is sent. One network address may call it 5 times in an hour.
		 */
		post: operations["postDemo"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/departments": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Add a department to a company
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The company has to belong to the caller: one of somebody else is answered as one that is not there. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing. Refused while the storage of the account is full.
		 */
		post: operations["postDepartments"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/departments/{id}": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post?: never;
		/**
		 * Delete a department
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The department has to belong to the caller: one of somebody else is answered as one that is not there. POST /api/departments/{id}/restore puts it back within 24 hours. Answers nothing but its status.
		 */
		delete: operations["deleteDepartmentsById"];
		options?: never;
		head?: never;
		/**
		 * Change a department
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The department has to belong to the caller: one of somebody else is answered as one that is not there. What is not sent stays as it is. With the `updatedAt` that was read, a record that has changed since is not overwritten; the answer holds it.
		 */
		patch: operations["patchDepartmentsById"];
		trace?: never;
	};
	"/api/departments/{id}/restore": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Put a deleted department back
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The deleted department has to belong to the caller: one of somebody else is answered as one that is not there. It can be put back within 24 hours of its deletion. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing.
		 */
		post: operations["postDepartmentsByIdRestore"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/email-confirmation": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Send the link that confirms the e-mail address again
		 * @description Takes the cookie of a session or the token of a sign-in; an API token is not enough. Concerns the account and the lists of the caller alone. What it queues is done by a job after the answer. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing.
		 */
		post: operations["postEmailConfirmation"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/email-confirmation/{token}": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Confirm an e-mail address with the link of its letter
		 * @description Open to everybody, without a session. Takes the form of a browser without JavaScript too, and answers that with a page. The answer is told once, whatever `Idempotency-Key` is sent. One network address may call it 60 times in an hour.
		 */
		post: operations["postEmailConfirmationByToken"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/interventions": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * The own interventions of the workspace
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. Concerns the account and the lists of the caller alone. Changes nothing.
		 */
		get: operations["getInterventions"];
		put?: never;
		/**
		 * Keep an intervention of the firm’s own
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. Concerns the account and the lists of the caller alone. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing. Refused while the storage of the account is full.
		 */
		post: operations["postInterventions"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/interventions/{id}": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * An own intervention
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The own intervention has to belong to the caller: one of somebody else is answered as one that is not there. Changes nothing.
		 */
		get: operations["getInterventionsById"];
		put?: never;
		post?: never;
		/**
		 * Delete an own intervention; it can be restored for a day
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The own intervention has to belong to the caller: one of somebody else is answered as one that is not there. POST /api/interventions/{id}/restore puts it back within 24 hours. Answers nothing but its status.
		 */
		delete: operations["deleteInterventionsById"];
		options?: never;
		head?: never;
		/**
		 * Change an own intervention
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The own intervention has to belong to the caller: one of somebody else is answered as one that is not there. What is not sent stays as it is. With the `updatedAt` that was read, a record that has changed since is not overwritten; the answer holds it.
		 */
		patch: operations["patchInterventionsById"];
		trace?: never;
	};
	"/api/interventions/{id}/restore": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Put back an own intervention that was deleted within the last day
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The deleted own intervention has to belong to the caller: one of somebody else is answered as one that is not there. It can be put back within 24 hours of its deletion. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing.
		 */
		post: operations["postInterventionsByIdRestore"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/interventions/file": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * The own interventions of the workspace as a file
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. Concerns the account and the lists of the caller alone. Changes nothing. Answers a file: application/json.
		 */
		get: operations["getInterventionsFile"];
		put?: never;
		/**
		 * Take in a file of own interventions: those whose key is there are changed, the others added
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. Concerns the account and the lists of the caller alone. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing. Refused while the storage of the account is full.
		 */
		post: operations["postInterventionsFile"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/invitations": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * Invitations that wait for an answer
		 * @description For administrators. Takes the cookie of a session or the token of a sign-in; an API token is not enough. Changes nothing.
		 */
		get: operations["getInvitations"];
		put?: never;
		/**
		 * Invite somebody: a link that makes one account, mailed where an address is given
		 * @description For administrators. Takes the cookie of a session in which the password was given again within 10 minutes (POST /api/user/confirm). What it queues is done by a job after the answer. The answer is told once, whatever `Idempotency-Key` is sent.
		 */
		post: operations["postInvitations"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/invitations/{id}": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post?: never;
		/**
		 * Revoke an invitation
		 * @description For administrators. Takes the cookie of a session in which the password was given again within 10 minutes (POST /api/user/confirm). The invitation has to be there. Answers nothing but its status.
		 */
		delete: operations["deleteInvitationsById"];
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/jobs/{id}": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * How far a change of many records has come
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The job has to belong to the caller: one of somebody else is answered as one that is not there. Changes nothing.
		 */
		get: operations["getJobsById"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/jobs/{id}/undo": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Undo a change of many records, by a job of its own
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The job has to belong to the caller: one of somebody else is answered as one that is not there. What it queues is done by a job after the answer. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing.
		 */
		post: operations["postJobsByIdUndo"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/live/{kind}/{id}": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * Who else has a record open, and what others saved of it
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The company has to belong to the caller: one of somebody else is answered as one that is not there. Changes nothing.
		 */
		get: operations["getLiveByKindById"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/login": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Sign in; 401 `second_factor_required` with `challenge` where a second step follows
		 * @description Open to everybody, without a session. Takes the form of a browser without JavaScript too, and answers that with a page. What it queues is done by a job after the answer. The answer is told once, whatever `Idempotency-Key` is sent.
		 */
		post: operations["postLogin"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/login/second-factor": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Second step of a sign-in: a code of the authenticator app, a recovery code, or a passkey
		 * @description Open to everybody, without a session. Takes the form of a browser without JavaScript too, and answers that with a page. What it queues is done by a job after the answer. The answer is told once, whatever `Idempotency-Key` is sent.
		 */
		post: operations["postLoginSecondFactor"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/logout": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Sign out: cookie and token die together
		 * @description Open to everybody, without a session. Answers nothing but its status. The answer is told once, whatever `Idempotency-Key` is sent.
		 */
		post: operations["postLogout"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/loop/{kind}/{id}": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * Where a record stands in the loop: what led to it and what came of it
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The company has to belong to the caller: one of somebody else is answered as one that is not there. Changes nothing.
		 */
		get: operations["getLoopByKindById"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/loop/analytics": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * The way from campaign to won: counts, amounts, times and return, by campaign and source
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. Concerns the account and the lists of the caller alone. Changes nothing.
		 */
		get: operations["getLoopAnalytics"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/loop/campaign-from-problem": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Begin the brief of a campaign with a problem or an action of a report
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The problem has to belong to the caller: one of somebody else is answered as one that is not there. Where the record is there already, it is answered with 200 and nothing is made. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing. Refused while the storage of the account is full.
		 */
		post: operations["postLoopCampaignFromProblem"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/loop/company-from-opportunity": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Make a consulting company of an opportunity, a contact or a company of the lead manager
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The opportunity has to belong to the caller: one of somebody else is answered as one that is not there. Where the record is there already, it is answered with 200 and nothing is made. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing. Refused while the storage of the account is full.
		 */
		post: operations["postLoopCompanyFromOpportunity"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/loop/contact-from-lead": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Send a marketing lead on to the lead manager as a contact
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The marketing lead has to belong to the caller: one of somebody else is answered as one that is not there. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing. Refused while the storage of the account is full.
		 */
		post: operations["postLoopContactFromLead"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/loop/opportunity-from-report": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Create opportunities from actions of a report
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The action report has to belong to the caller: one of somebody else is answered as one that is not there. Where the record is there already, it is answered with 200 and nothing is made. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing. Refused while the storage of the account is full.
		 */
		post: operations["postLoopOpportunityFromReport"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/loop/undo/{id}": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Undo an arrow of the loop within a day; what is used elsewhere or was changed since stays
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The arrow has to belong to the caller: one of somebody else is answered as one that is not there. Answers nothing but its status. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing.
		 */
		post: operations["postLoopUndoById"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/marketing/analytics": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * The stored snapshots of the analytics
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. Concerns the account and the lists of the caller alone. Answers a page of the list; `nextCursor` is the `cursor` of the next page, and null behind the last. Changes nothing.
		 */
		get: operations["getMarketingAnalytics"];
		put?: never;
		/**
		 * Store figures of one’s own with summary and recommendations
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The marketing company has to belong to the caller: one of somebody else is answered as one that is not there. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing. Refused while the storage of the account is full.
		 */
		post: operations["postMarketingAnalytics"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/marketing/analytics/{id}": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * One snapshot
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The snapshot has to belong to the caller: one of somebody else is answered as one that is not there. Changes nothing.
		 */
		get: operations["getMarketingAnalyticsById"];
		put?: never;
		post?: never;
		/**
		 * Delete a snapshot
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The snapshot has to belong to the caller: one of somebody else is answered as one that is not there. POST /api/marketing/analytics/{id}/restore puts it back within 24 hours. Answers nothing but its status.
		 */
		delete: operations["deleteMarketingAnalyticsById"];
		options?: never;
		head?: never;
		/**
		 * Change the words of a snapshot; its data stay
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The snapshot has to belong to the caller: one of somebody else is answered as one that is not there. What is not sent stays as it is. With the `updatedAt` that was read, a record that has changed since is not overwritten; the answer holds it.
		 */
		patch: operations["patchMarketingAnalyticsById"];
		trace?: never;
	};
	"/api/marketing/analytics/{id}/restore": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Put a deleted snapshot back
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The deleted snapshot has to belong to the caller: one of somebody else is answered as one that is not there. It can be put back within 24 hours of its deletion. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing.
		 */
		post: operations["postMarketingAnalyticsByIdRestore"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/marketing/analytics/figures": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * Funnel, sources, campaigns and leads over time, of a span of days where one is named
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. Concerns the account and the lists of the caller alone. Changes nothing.
		 */
		get: operations["getMarketingAnalyticsFigures"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/marketing/analytics/snapshot": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Store the figures as they stand, with summary and recommendations in the language asked for
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The marketing company has to belong to the caller: one of somebody else is answered as one that is not there. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing. Refused while the storage of the account is full.
		 */
		post: operations["postMarketingAnalyticsSnapshot"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/marketing/assets": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * The images
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. Concerns the account and the lists of the caller alone. Answers a page of the list; `nextCursor` is the `cursor` of the next page, and null behind the last. Changes nothing.
		 */
		get: operations["getMarketingAssets"];
		put?: never;
		/**
		 * Design an image of a campaign in one size
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The campaign has to belong to the caller: one of somebody else is answered as one that is not there. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing. Refused while the storage of the account is full.
		 */
		post: operations["postMarketingAssets"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/marketing/assets.zip": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * The latest images in one archive, as SVG and PNG, but those without a headline that says why to buy
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The campaign has to belong to the caller: one of somebody else is answered as one that is not there. Changes nothing. Answers a file: application/zip.
		 */
		get: operations["getMarketingAssetsZip"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/marketing/assets/{id}": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * One image, as data
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The asset has to belong to the caller: one of somebody else is answered as one that is not there. Changes nothing.
		 */
		get: operations["getMarketingAssetsById"];
		put?: never;
		post?: never;
		/**
		 * Delete an image
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The asset has to belong to the caller: one of somebody else is answered as one that is not there. POST /api/marketing/assets/{id}/restore puts it back within 24 hours. Answers nothing but its status.
		 */
		delete: operations["deleteMarketingAssetsById"];
		options?: never;
		head?: never;
		/**
		 * Change an image; parts of the design that are not sent stay
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The asset has to belong to the caller: one of somebody else is answered as one that is not there. What is not sent stays as it is. With the `updatedAt` that was read, a record that has changed since is not overwritten; the answer holds it.
		 */
		patch: operations["patchMarketingAssetsById"];
		trace?: never;
	};
	"/api/marketing/assets/{id}.png": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * An image as PNG
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The asset has to belong to the caller: one of somebody else is answered as one that is not there. Changes nothing. Answers a file: image/png.
		 */
		get: operations["getMarketingAssetsByIdPng"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/marketing/assets/{id}.svg": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * An image as SVG
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The asset has to belong to the caller: one of somebody else is answered as one that is not there. Changes nothing. Answers a file: image/svg+xml.
		 */
		get: operations["getMarketingAssetsByIdSvg"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/marketing/assets/{id}/restore": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Put a deleted image back
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The deleted asset has to belong to the caller: one of somebody else is answered as one that is not there. It can be put back within 24 hours of its deletion. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing.
		 */
		post: operations["postMarketingAssetsByIdRestore"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/marketing/campaigns": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * The campaigns
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. Concerns the account and the lists of the caller alone. Answers a page of the list; `nextCursor` is the `cursor` of the next page, and null behind the last. Changes nothing.
		 */
		get: operations["getMarketingCampaigns"];
		put?: never;
		/**
		 * Record a campaign
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The marketing company has to belong to the caller: one of somebody else is answered as one that is not there. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing. Refused while the storage of the account is full.
		 */
		post: operations["postMarketingCampaigns"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/marketing/campaigns/{id}": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * One campaign, with the variants and hints of its text
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The campaign has to belong to the caller: one of somebody else is answered as one that is not there. Changes nothing.
		 */
		get: operations["getMarketingCampaignsById"];
		put?: never;
		post?: never;
		/**
		 * Delete a campaign with its images and its page; its leads stay
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The campaign has to belong to the caller: one of somebody else is answered as one that is not there. POST /api/marketing/campaigns/{id}/restore puts it back within 24 hours. Answers nothing but its status.
		 */
		delete: operations["deleteMarketingCampaignsById"];
		options?: never;
		head?: never;
		/**
		 * Change a campaign; parts of the content that are not sent stay
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The campaign has to belong to the caller: one of somebody else is answered as one that is not there. What is not sent stays as it is. With the `updatedAt` that was read, a record that has changed since is not overwritten; the answer holds it.
		 */
		patch: operations["patchMarketingCampaignsById"];
		trace?: never;
	};
	"/api/marketing/campaigns/{id}/assets": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Design the three images that a campaign begins with
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The campaign has to belong to the caller: one of somebody else is answered as one that is not there. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing. Refused while the storage of the account is full.
		 */
		post: operations["postMarketingCampaignsByIdAssets"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/marketing/campaigns/{id}/cancel": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Stop a sending of a campaign, by default the newest; what waits is not sent
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The campaign has to belong to the caller: one of somebody else is answered as one that is not there. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing.
		 */
		post: operations["postMarketingCampaignsByIdCancel"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/marketing/campaigns/{id}/deliveries": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * The recipients of a sending of a campaign, by default the newest, and what became of each
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The campaign has to belong to the caller: one of somebody else is answered as one that is not there. Answers a page of the list; `nextCursor` is the `cursor` of the next page, and null behind the last. Changes nothing.
		 */
		get: operations["getMarketingCampaignsByIdDeliveries"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/marketing/campaigns/{id}/letter": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * The email of a campaign as its recipients see it, with its plain text
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The campaign has to belong to the caller: one of somebody else is answered as one that is not there. Changes nothing.
		 */
		get: operations["getMarketingCampaignsByIdLetter"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/marketing/campaigns/{id}/publish": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Publish the landing page of a campaign; a taken address answers 409 with a suggestion
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The campaign has to belong to the caller: one of somebody else is answered as one that is not there. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing. Refused while the storage of the account is full.
		 */
		post: operations["postMarketingCampaignsByIdPublish"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/marketing/campaigns/{id}/restore": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Put a deleted campaign back
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The deleted campaign has to belong to the caller: one of somebody else is answered as one that is not there. It can be put back within 24 hours of its deletion. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing.
		 */
		post: operations["postMarketingCampaignsByIdRestore"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/marketing/campaigns/{id}/results": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * The sendings of an email campaign with their figures, the newest first
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The campaign has to belong to the caller: one of somebody else is answered as one that is not there. Changes nothing.
		 */
		get: operations["getMarketingCampaignsByIdResults"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/marketing/campaigns/{id}/resume": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Go on with a sending that failed; of one that is done, send again to those of whom it is not known whether they have it
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The campaign has to belong to the caller: one of somebody else is answered as one that is not there. What it queues is done by a job after the answer. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing. Refused while the storage of the account is full.
		 */
		post: operations["postMarketingCampaignsByIdResume"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/marketing/campaigns/{id}/rewrite": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Write a campaign again, in other words, tone or language, or bring an earlier text back
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The campaign has to belong to the caller: one of somebody else is answered as one that is not there. May take seconds, and stores nothing before its work is done. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing. Refused while the storage of the account is full.
		 */
		post: operations["postMarketingCampaignsByIdRewrite"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/marketing/campaigns/{id}/rewrite/stream": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Write a campaign again, told while it is written; without a usable answer the text stays
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The campaign has to belong to the caller: one of somebody else is answered as one that is not there. Answers a file: application/x-ndjson. The answer is told once, whatever `Idempotency-Key` is sent.
		 */
		post: operations["postMarketingCampaignsByIdRewriteStream"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/marketing/campaigns/{id}/send": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * What an email campaign lacks before it can be sent, and whom of a list or segment it would reach
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The campaign has to belong to the caller: one of somebody else is answered as one that is not there. Changes nothing.
		 */
		get: operations["getMarketingCampaignsByIdSend"];
		put?: never;
		/**
		 * Send an email campaign to a list or a segment, at once or later
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The campaign has to belong to the caller: one of somebody else is answered as one that is not there. What it queues is done by a job after the answer. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing. Refused while the storage of the account is full.
		 */
		post: operations["postMarketingCampaignsByIdSend"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/marketing/campaigns/{id}/test": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Send an email campaign to oneself, as everyone would get it
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The campaign has to belong to the caller: one of somebody else is answered as one that is not there. What it queues is done by a job after the answer. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing. One network address may call it 30 times in an hour. Refused while the storage of the account is full.
		 */
		post: operations["postMarketingCampaignsByIdTest"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/marketing/campaigns/{id}/texts": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * The texts that a campaign had before
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The campaign has to belong to the caller: one of somebody else is answered as one that is not there. Changes nothing.
		 */
		get: operations["getMarketingCampaignsByIdTexts"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/marketing/campaigns/{id}/unpublish": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Take a landing page offline; its address answers 410
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The published campaign has to belong to the caller: one of somebody else is answered as one that is not there. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing.
		 */
		post: operations["postMarketingCampaignsByIdUnpublish"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/marketing/companies": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * The marketing companies
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. Concerns the account and the lists of the caller alone. Answers a page of the list; `nextCursor` is the `cursor` of the next page, and null behind the last. Changes nothing.
		 */
		get: operations["getMarketingCompanies"];
		put?: never;
		/**
		 * Record a marketing company
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. Concerns the account and the lists of the caller alone. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing. Refused while the storage of the account is full.
		 */
		post: operations["postMarketingCompanies"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/marketing/companies/{id}": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * One marketing company
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The marketing company has to belong to the caller: one of somebody else is answered as one that is not there. Changes nothing.
		 */
		get: operations["getMarketingCompaniesById"];
		put?: never;
		post?: never;
		/**
		 * Delete a marketing company with all that it holds
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The marketing company has to belong to the caller: one of somebody else is answered as one that is not there. POST /api/marketing/companies/{id}/restore puts it back within 24 hours. Answers nothing but its status.
		 */
		delete: operations["deleteMarketingCompaniesById"];
		options?: never;
		head?: never;
		/**
		 * Change a marketing company
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The marketing company has to belong to the caller: one of somebody else is answered as one that is not there. What is not sent stays as it is. With the `updatedAt` that was read, a record that has changed since is not overwritten; the answer holds it.
		 */
		patch: operations["patchMarketingCompaniesById"];
		trace?: never;
	};
	"/api/marketing/companies/{id}/move": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * What moves with a marketing company, and to which workspaces it may go
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The marketing company has to belong to the caller: one of somebody else is answered as one that is not there. Changes nothing.
		 */
		get: operations["getMarketingCompaniesByIdMove"];
		put?: never;
		/**
		 * Move a marketing company to another workspace of the caller, with its products, campaigns, pages and leads
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The marketing company has to belong to the caller: one of somebody else is answered as one that is not there. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing.
		 */
		post: operations["postMarketingCompaniesByIdMove"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/marketing/companies/{id}/restore": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Put a deleted marketing company back with all that it held
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The deleted marketing company has to belong to the caller: one of somebody else is answered as one that is not there. It can be put back within 24 hours of its deletion. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing.
		 */
		post: operations["postMarketingCompaniesByIdRestore"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/marketing/consents": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Note what somebody has agreed to or withdrawn, with its proof
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. Concerns the account and the lists of the caller alone. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing. Refused while the storage of the account is full.
		 */
		post: operations["postMarketingConsents"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/marketing/consents/find": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * What an address has agreed to, with the proof, and whether it wants no mail
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. Concerns the account and the lists of the caller alone. Changes nothing. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing.
		 */
		post: operations["postMarketingConsentsFind"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/marketing/content": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * The texts that were written
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. Concerns the account and the lists of the caller alone. Answers a page of the list; `nextCursor` is the `cursor` of the next page, and null behind the last. Changes nothing.
		 */
		get: operations["getMarketingContent"];
		put?: never;
		/**
		 * Write a text about a product and keep it
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The marketing product has to belong to the caller: one of somebody else is answered as one that is not there. May take seconds, and stores nothing before its work is done. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing. Refused while the storage of the account is full.
		 */
		post: operations["postMarketingContent"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/marketing/content/{id}": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * One text
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The content has to belong to the caller: one of somebody else is answered as one that is not there. Changes nothing.
		 */
		get: operations["getMarketingContentById"];
		put?: never;
		post?: never;
		/**
		 * Delete a text
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The content has to belong to the caller: one of somebody else is answered as one that is not there. POST /api/marketing/content/{id}/restore puts it back within 24 hours. Answers nothing but its status.
		 */
		delete: operations["deleteMarketingContentById"];
		options?: never;
		head?: never;
		/**
		 * Change a text
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The content has to belong to the caller: one of somebody else is answered as one that is not there. What is not sent stays as it is. With the `updatedAt` that was read, a record that has changed since is not overwritten; the answer holds it.
		 */
		patch: operations["patchMarketingContentById"];
		trace?: never;
	};
	"/api/marketing/content/{id}/restore": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Put a deleted text back
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The deleted content has to belong to the caller: one of somebody else is answered as one that is not there. It can be put back within 24 hours of its deletion. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing.
		 */
		post: operations["postMarketingContentByIdRestore"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/marketing/content/stream": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Write a text about a product and keep it, told while it is written
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The marketing product has to belong to the caller: one of somebody else is answered as one that is not there. Answers a file: application/x-ndjson. The answer is told once, whatever `Idempotency-Key` is sent.
		 */
		post: operations["postMarketingContentStream"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/marketing/import": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Record a marketing company with its products in one go
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. Concerns the account and the lists of the caller alone. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing. Refused while the storage of the account is full.
		 */
		post: operations["postMarketingImport"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/marketing/lead-search": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * Search leads, inbox, contacts and imported lists, the best fits first with the reasons
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. Concerns the account and the lists of the caller alone. Answers a page of the list; `nextCursor` is the `cursor` of the next page, and null behind the last. Changes nothing.
		 */
		get: operations["getMarketingLeadSearch"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/marketing/leads": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * The leads
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. Concerns the account and the lists of the caller alone. Answers a page of the list; `nextCursor` is the `cursor` of the next page, and null behind the last. Changes nothing.
		 */
		get: operations["getMarketingLeads"];
		put?: never;
		/**
		 * Record a lead
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The marketing company has to belong to the caller: one of somebody else is answered as one that is not there. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing. Refused while the storage of the account is full.
		 */
		post: operations["postMarketingLeads"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/marketing/leads/{id}": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * One lead
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The marketing lead has to belong to the caller: one of somebody else is answered as one that is not there. Changes nothing.
		 */
		get: operations["getMarketingLeadsById"];
		put?: never;
		post?: never;
		/**
		 * Delete a lead
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The marketing lead has to belong to the caller: one of somebody else is answered as one that is not there. POST /api/marketing/leads/{id}/restore puts it back within 24 hours. Answers nothing but its status.
		 */
		delete: operations["deleteMarketingLeadsById"];
		options?: never;
		head?: never;
		/**
		 * Change a lead
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The marketing lead has to belong to the caller: one of somebody else is answered as one that is not there. What is not sent stays as it is. With the `updatedAt` that was read, a record that has changed since is not overwritten; the answer holds it.
		 */
		patch: operations["patchMarketingLeadsById"];
		trace?: never;
	};
	"/api/marketing/leads/{id}/opportunities": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * Open opportunities that a lead may join when it is sent on, and the contacts that it may be
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The marketing lead has to belong to the caller: one of somebody else is answered as one that is not there. Changes nothing.
		 */
		get: operations["getMarketingLeadsByIdOpportunities"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/marketing/leads/{id}/restore": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Put a deleted lead back
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The deleted marketing lead has to belong to the caller: one of somebody else is answered as one that is not there. It can be put back within 24 hours of its deletion. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing.
		 */
		post: operations["postMarketingLeadsByIdRestore"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/marketing/lists": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * The lists of addresses, with how many each holds
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. Concerns the account and the lists of the caller alone. Changes nothing.
		 */
		get: operations["getMarketingLists"];
		put?: never;
		/**
		 * Begin a list of addresses
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. Concerns the account and the lists of the caller alone. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing. Refused while the storage of the account is full.
		 */
		post: operations["postMarketingLists"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/marketing/lists/{id}": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * One list of addresses
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The mail list has to belong to the caller: one of somebody else is answered as one that is not there. Changes nothing.
		 */
		get: operations["getMarketingListsById"];
		put?: never;
		post?: never;
		/**
		 * Delete a list with its addresses; what was sent to it and what its people have agreed to stays
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The mail list has to belong to the caller: one of somebody else is answered as one that is not there. POST /api/marketing/lists/{id}/restore puts it back within 24 hours. Answers nothing but its status.
		 */
		delete: operations["deleteMarketingListsById"];
		options?: never;
		head?: never;
		/**
		 * Rename a list
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The mail list has to belong to the caller: one of somebody else is answered as one that is not there. What is not sent stays as it is. With the `updatedAt` that was read, a record that has changed since is not overwritten; the answer holds it.
		 */
		patch: operations["patchMarketingListsById"];
		trace?: never;
	};
	"/api/marketing/lists/{id}/people": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * The addresses of a list, with what each has agreed to
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The mail list has to belong to the caller: one of somebody else is answered as one that is not there. Answers a page of the list; `nextCursor` is the `cursor` of the next page, and null behind the last. Changes nothing.
		 */
		get: operations["getMarketingListsByIdPeople"];
		put?: never;
		/**
		 * Add the addresses of a file to a list; what is not added is told with its line
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The mail list has to belong to the caller: one of somebody else is answered as one that is not there. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing. Refused while the storage of the account is full.
		 */
		post: operations["postMarketingListsByIdPeople"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/marketing/lists/{id}/people/remove": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Take addresses off a list
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The mail list has to belong to the caller: one of somebody else is answered as one that is not there. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing.
		 */
		post: operations["postMarketingListsByIdPeopleRemove"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/marketing/lists/{id}/restore": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Restore a deleted list with its addresses
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The deleted mail list has to belong to the caller: one of somebody else is answered as one that is not there. It can be put back within 24 hours of its deletion. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing.
		 */
		post: operations["postMarketingListsByIdRestore"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/marketing/media": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * The photographs of products
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. Concerns the account and the lists of the caller alone. Answers a page of the list; `nextCursor` is the `cursor` of the next page, and null behind the last. Changes nothing.
		 */
		get: operations["getMarketingMedia"];
		put?: never;
		/**
		 * Give a product a photograph: JPEG, PNG, WebP or AVIF of up to 15 MB, kept as JPEG
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The marketing product has to belong to the caller: one of somebody else is answered as one that is not there. The file goes into the field `file` of a form. May take seconds, and stores nothing before its work is done. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing. Refused while the storage of the account is full.
		 */
		post: operations["postMarketingMedia"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/marketing/media/{id}": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * One photograph, as data
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The photograph has to belong to the caller: one of somebody else is answered as one that is not there. Changes nothing.
		 */
		get: operations["getMarketingMediaById"];
		put?: never;
		post?: never;
		/**
		 * Delete a photograph
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The photograph has to belong to the caller: one of somebody else is answered as one that is not there. POST /api/marketing/media/{id}/restore puts it back within 24 hours. Answers nothing but its status.
		 */
		delete: operations["deleteMarketingMediaById"];
		options?: never;
		head?: never;
		/**
		 * Set the focal point of a photograph, which every crop keeps in sight
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The photograph has to belong to the caller: one of somebody else is answered as one that is not there. What is not sent stays as it is. With the `updatedAt` that was read, a record that has changed since is not overwritten; the answer holds it.
		 */
		patch: operations["patchMarketingMediaById"];
		trace?: never;
	};
	"/api/marketing/media/{id}.jpg": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * A photograph as JPEG, whole: of up to 2,000 pixels, or 800 with size=small
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The photograph has to belong to the caller: one of somebody else is answered as one that is not there. Changes nothing. Answers a file: image/jpeg.
		 */
		get: operations["getMarketingMediaByIdJpg"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/marketing/media/{id}/restore": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Put a deleted photograph back
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The deleted photograph has to belong to the caller: one of somebody else is answered as one that is not there. It can be put back within 24 hours of its deletion. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing.
		 */
		post: operations["postMarketingMediaByIdRestore"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/marketing/products": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * The products, of one company where it is named
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. Concerns the account and the lists of the caller alone. Answers a page of the list; `nextCursor` is the `cursor` of the next page, and null behind the last. Changes nothing.
		 */
		get: operations["getMarketingProducts"];
		put?: never;
		/**
		 * Add a product to a marketing company
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The marketing company has to belong to the caller: one of somebody else is answered as one that is not there. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing. Refused while the storage of the account is full.
		 */
		post: operations["postMarketingProducts"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/marketing/products/{id}": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * One product
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The marketing product has to belong to the caller: one of somebody else is answered as one that is not there. Changes nothing.
		 */
		get: operations["getMarketingProductsById"];
		put?: never;
		post?: never;
		/**
		 * Delete a product; its campaigns and texts stay
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The marketing product has to belong to the caller: one of somebody else is answered as one that is not there. POST /api/marketing/products/{id}/restore puts it back within 24 hours. Answers nothing but its status.
		 */
		delete: operations["deleteMarketingProductsById"];
		options?: never;
		head?: never;
		/**
		 * Change a product
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The marketing product has to belong to the caller: one of somebody else is answered as one that is not there. What is not sent stays as it is. With the `updatedAt` that was read, a record that has changed since is not overwritten; the answer holds it.
		 */
		patch: operations["patchMarketingProductsById"];
		trace?: never;
	};
	"/api/marketing/products/{id}/analysis": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * The analyses of a product, one for each language
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The marketing product has to belong to the caller: one of somebody else is answered as one that is not there. Changes nothing.
		 */
		get: operations["getMarketingProductsByIdAnalysis"];
		put?: never;
		/**
		 * Analyse a product
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The marketing product has to belong to the caller: one of somebody else is answered as one that is not there. May take seconds, and stores nothing before its work is done. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing. Refused while the storage of the account is full.
		 */
		post: operations["postMarketingProductsByIdAnalysis"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/marketing/products/{id}/brief/{language}": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * The brief of a product in a language; empty before its first answer
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The marketing product has to belong to the caller: one of somebody else is answered as one that is not there. Changes nothing.
		 */
		get: operations["getMarketingProductsByIdBriefByLanguage"];
		/**
		 * Write the brief of a product in a language
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The marketing product has to belong to the caller: one of somebody else is answered as one that is not there. With the `updatedAt` that was read, a record that has changed since is not overwritten; the answer holds it. Refused while the storage of the account is full.
		 */
		put: operations["putMarketingProductsByIdBriefByLanguage"];
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/marketing/products/{id}/brief/{language}/draft": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Have the model draft the brief of a language from the other one; nothing is stored
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The marketing product has to belong to the caller: one of somebody else is answered as one that is not there. The answer is told once, whatever `Idempotency-Key` is sent.
		 */
		post: operations["postMarketingProductsByIdBriefByLanguageDraft"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/marketing/products/{id}/campaigns": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Write three AIDA campaigns for a product: e-mail, social media, landing page
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The marketing product has to belong to the caller: one of somebody else is answered as one that is not there. May take seconds, and stores nothing before its work is done. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing. Refused while the storage of the account is full.
		 */
		post: operations["postMarketingProductsByIdCampaigns"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/marketing/products/{id}/campaigns/stream": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Write three AIDA campaigns for a product, told while they are written
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The marketing product has to belong to the caller: one of somebody else is answered as one that is not there. Answers a file: application/x-ndjson. The answer is told once, whatever `Idempotency-Key` is sent.
		 */
		post: operations["postMarketingProductsByIdCampaignsStream"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/marketing/products/{id}/choices/{language}": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * What a product’s brief can fill: its formulas, and the tones that differ
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The marketing product has to belong to the caller: one of somebody else is answered as one that is not there. Changes nothing.
		 */
		get: operations["getMarketingProductsByIdChoicesByLanguage"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/marketing/products/{id}/restore": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Put a deleted product back
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The deleted marketing product has to belong to the caller: one of somebody else is answered as one that is not there. It can be put back within 24 hours of its deletion. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing.
		 */
		post: operations["postMarketingProductsByIdRestore"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/marketing/prospects": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * The lists of prospects, with how many each holds
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. Concerns the account and the lists of the caller alone. Changes nothing.
		 */
		get: operations["getMarketingProspects"];
		put?: never;
		/**
		 * Import a list of prospects from CSV with headings
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The marketing company has to belong to the caller: one of somebody else is answered as one that is not there. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing. Refused while the storage of the account is full.
		 */
		post: operations["postMarketingProspects"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/marketing/prospects/remove": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Delete a list of prospects
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The marketing company has to belong to the caller: one of somebody else is answered as one that is not there. Answers nothing but its status. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing.
		 */
		post: operations["postMarketingProspectsRemove"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/marketing/segments": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * The segments, with how many people meet the conditions of each now
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. Concerns the account and the lists of the caller alone. Changes nothing.
		 */
		get: operations["getMarketingSegments"];
		put?: never;
		/**
		 * Make a segment of contacts or leads, by conditions as views have them
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. Concerns the account and the lists of the caller alone. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing. Refused while the storage of the account is full.
		 */
		post: operations["postMarketingSegments"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/marketing/segments/{id}": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * One segment
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The mail segment has to belong to the caller: one of somebody else is answered as one that is not there. Changes nothing.
		 */
		get: operations["getMarketingSegmentsById"];
		put?: never;
		post?: never;
		/**
		 * Delete a segment; its people and what was sent to it stay
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The mail segment has to belong to the caller: one of somebody else is answered as one that is not there. POST /api/marketing/segments/{id}/restore puts it back within 24 hours. Answers nothing but its status.
		 */
		delete: operations["deleteMarketingSegmentsById"];
		options?: never;
		head?: never;
		/**
		 * Change a segment
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The mail segment has to belong to the caller: one of somebody else is answered as one that is not there. What is not sent stays as it is. With the `updatedAt` that was read, a record that has changed since is not overwritten; the answer holds it.
		 */
		patch: operations["patchMarketingSegmentsById"];
		trace?: never;
	};
	"/api/marketing/segments/{id}/people": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * The people who meet the conditions of a segment now, with what each has agreed to
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The mail segment has to belong to the caller: one of somebody else is answered as one that is not there. Answers a page of the list; `nextCursor` is the `cursor` of the next page, and null behind the last. Changes nothing.
		 */
		get: operations["getMarketingSegmentsByIdPeople"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/marketing/segments/{id}/restore": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Restore a deleted segment
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The deleted mail segment has to belong to the caller: one of somebody else is answered as one that is not there. It can be put back within 24 hours of its deletion. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing.
		 */
		post: operations["postMarketingSegmentsByIdRestore"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/notifications": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * The caller's notifications in all their workspaces, the newest first, and how many are unread
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. Concerns the account and the lists of the caller alone. Answers a page of the list; `nextCursor` is the `cursor` of the next page, and null behind the last. Changes nothing.
		 */
		get: operations["getNotifications"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/notifications/devices": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * Browsers that the account is told on by web push, and the key that they subscribe with
		 * @description Takes the cookie of a session or the token of a sign-in; an API token is not enough. Concerns the account and the lists of the caller alone. Changes nothing.
		 */
		get: operations["getNotificationsDevices"];
		put?: never;
		/**
		 * Tell the browser of this session by web push, until it is signed out
		 * @description Takes the cookie of a session or the token of a sign-in; an API token is not enough. Concerns the account and the lists of the caller alone. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing. Refused while the storage of the account is full.
		 */
		post: operations["postNotificationsDevices"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/notifications/devices/{id}": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post?: never;
		/**
		 * Stop telling a browser
		 * @description Takes the cookie of a session or the token of a sign-in; an API token is not enough. The push device has to belong to the caller: one of somebody else is answered as one that is not there. Answers nothing but its status.
		 */
		delete: operations["deleteNotificationsDevicesById"];
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/notifications/read": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Mark notifications as read, some by their ids or all
		 * @description Takes the cookie of a session or the token of a sign-in; an API token is not enough. Concerns the account and the lists of the caller alone. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing.
		 */
		post: operations["postNotificationsRead"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/notifications/settings": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * How the caller hears of things: in the page, by email, and when not
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. Concerns the account and the lists of the caller alone. Changes nothing.
		 */
		get: operations["getNotificationsSettings"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		/**
		 * Change how the caller hears of things, from now on
		 * @description Takes the cookie of a session or the token of a sign-in; an API token is not enough. Concerns the account and the lists of the caller alone. What is not sent stays as it is.
		 */
		patch: operations["patchNotificationsSettings"];
		trace?: never;
	};
	"/api/password-reset": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Ask for a link that sets a new password; answers the same whether or not the address is known
		 * @description Open to everybody, without a session. Takes the form of a browser without JavaScript too, and answers that with a page. What it queues is done by a job after the answer. The answer is told once, whatever `Idempotency-Key` is sent. One network address may call it 20 times in an hour.
		 */
		post: operations["postPasswordReset"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/password-reset/{token}": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Set a new password with the link of an email: once, within 30 minutes
		 * @description Open to everybody, without a session. Takes the form of a browser without JavaScript too, and answers that with a page. What it queues is done by a job after the answer. The answer is told once, whatever `Idempotency-Key` is sent. One network address may call it 60 times in an hour.
		 */
		post: operations["postPasswordResetByToken"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/portfolio": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * The caller's companies with stage, overdue actions, next review and what was found and saved
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. Concerns the account and the lists of the caller alone. Answers a page of the list; `nextCursor` is the `cursor` of the next page, and null behind the last. Changes nothing.
		 */
		get: operations["getPortfolio"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/portfolio.csv": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * The portfolio as a file, with the filters and the order of the list
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. Concerns the account and the lists of the caller alone. Changes nothing. Answers a file: text/csv.
		 */
		get: operations["getPortfolioCsv"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/problems": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Add a problem to a company
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The company has to belong to the caller: one of somebody else is answered as one that is not there. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing. Refused while the storage of the account is full.
		 */
		post: operations["postProblems"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/problems/{id}": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post?: never;
		/**
		 * Delete a problem
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The problem has to belong to the caller: one of somebody else is answered as one that is not there. POST /api/problems/{id}/restore puts it back within 24 hours. Answers nothing but its status.
		 */
		delete: operations["deleteProblemsById"];
		options?: never;
		head?: never;
		/**
		 * Change a problem
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The problem has to belong to the caller: one of somebody else is answered as one that is not there. What is not sent stays as it is. With the `updatedAt` that was read, a record that has changed since is not overwritten; the answer holds it.
		 */
		patch: operations["patchProblemsById"];
		trace?: never;
	};
	"/api/problems/{id}/analyst": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Put the action that a model drafted for a problem into the draft, as a recommendation of one’s own
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The problem has to belong to the caller: one of somebody else is answered as one that is not there. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing. Refused while the storage of the account is full.
		 */
		post: operations["postProblemsByIdAnalyst"];
		/**
		 * Dismiss what a model proposes for a problem
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The problem has to belong to the caller: one of somebody else is answered as one that is not there. Answers nothing but its status.
		 */
		delete: operations["deleteProblemsByIdAnalyst"];
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/problems/{id}/interventions": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * The interventions that may answer a problem
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The problem has to belong to the caller: one of somebody else is answered as one that is not there. Changes nothing.
		 */
		get: operations["getProblemsByIdInterventions"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/problems/{id}/restore": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Put a deleted problem back
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The deleted problem has to belong to the caller: one of somebody else is answered as one that is not there. It can be put back within 24 hours of its deletion. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing.
		 */
		post: operations["postProblemsByIdRestore"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/problems/{id}/split": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Make two problems of one whose text tells two
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The problem has to belong to the caller: one of somebody else is answered as one that is not there. With the `updatedAt` that was read, a record that has changed since is not overwritten; the answer holds it. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing. Refused while the storage of the account is full.
		 */
		post: operations["postProblemsByIdSplit"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/products": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Add a product to a company
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The company has to belong to the caller: one of somebody else is answered as one that is not there. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing. Refused while the storage of the account is full.
		 */
		post: operations["postProducts"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/products/{id}": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post?: never;
		/**
		 * Delete a product
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The product has to belong to the caller: one of somebody else is answered as one that is not there. POST /api/products/{id}/restore puts it back within 24 hours. Answers nothing but its status.
		 */
		delete: operations["deleteProductsById"];
		options?: never;
		head?: never;
		/**
		 * Change a product
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The product has to belong to the caller: one of somebody else is answered as one that is not there. What is not sent stays as it is. With the `updatedAt` that was read, a record that has changed since is not overwritten; the answer holds it.
		 */
		patch: operations["patchProductsById"];
		trace?: never;
	};
	"/api/products/{id}/restore": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Put a deleted product back
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The deleted product has to belong to the caller: one of somebody else is answered as one that is not there. It can be put back within 24 hours of its deletion. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing.
		 */
		post: operations["postProductsByIdRestore"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/proposals/{id}/accept": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Make a proposal a row of the profile
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The proposal has to belong to the caller: one of somebody else is answered as one that is not there. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing. Refused while the storage of the account is full.
		 */
		post: operations["postProposalsByIdAccept"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/proposals/{id}/decline": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Decline a proposal
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The proposal has to belong to the caller: one of somebody else is answered as one that is not there. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing. Refused while the storage of the account is full.
		 */
		post: operations["postProposalsByIdDecline"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/proposals/{id}/reopen": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Undo that a proposal was accepted, with its row, or declined
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The proposal has to belong to the caller: one of somebody else is answered as one that is not there. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing. Refused while the storage of the account is full.
		 */
		post: operations["postProposalsByIdReopen"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/questionnaires/{id}": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * What a client has answered, sent or not
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The questionnaire has to belong to the caller: one of somebody else is answered as one that is not there. Changes nothing.
		 */
		get: operations["getQuestionnairesById"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		/**
		 * Revoke a questionnaire, extend it, or open it again after it was sent
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The questionnaire has to belong to the caller: one of somebody else is answered as one that is not there. What is not sent stays as it is.
		 */
		patch: operations["patchQuestionnairesById"];
		trace?: never;
	};
	"/api/register": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Create an account and sign in
		 * @description Open to everybody, without a session. Takes the form of a browser without JavaScript too, and answers that with a page. What it queues is done by a job after the answer. The answer is told once, whatever `Idempotency-Key` is sent. One network address may call it 60 times in an hour.
		 */
		post: operations["postRegister"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/reports": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Store the report of a company
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The company has to belong to the caller: one of somebody else is answered as one that is not there. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing. Refused while the storage of the account is full.
		 */
		post: operations["postReports"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/reports/{id}/actions": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * What became of the actions of a report
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The action report has to belong to the caller: one of somebody else is answered as one that is not there. Changes nothing.
		 */
		get: operations["getReportsByIdActions"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		/**
		 * Enter status, owner, date, cost or notes of an action
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The action report has to belong to the caller: one of somebody else is answered as one that is not there. What is not sent stays as it is. With the `updatedAt` that was read, a record that has changed since is not overwritten; the answer holds it.
		 */
		patch: operations["patchReportsByIdActions"];
		trace?: never;
	};
	"/api/reports/{id}/actions/readings": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		/**
		 * Enter the value of an action's KPI on a day
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The action report has to belong to the caller: one of somebody else is answered as one that is not there. Refused while the storage of the account is full.
		 */
		put: operations["putReportsByIdActionsReadings"];
		post?: never;
		/**
		 * Remove the value of an action's KPI on a day
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The action report has to belong to the caller: one of somebody else is answered as one that is not there. Answers nothing but its status.
		 */
		delete: operations["deleteReportsByIdActionsReadings"];
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/reports/{id}/export": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * A report as a file: PDF, DOCX or Markdown
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The report has to belong to the caller: one of somebody else is answered as one that is not there. Changes nothing. Answers a file: application/pdf, application/vnd.openxmlformats-officedocument.wordprocessingml.document, text/markdown.
		 */
		get: operations["getReportsByIdExport"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/reports/{id}/share": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * The read-only links to a report
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The report has to belong to the caller: one of somebody else is answered as one that is not there. Changes nothing.
		 */
		get: operations["getReportsByIdShare"];
		put?: never;
		/**
		 * Make a read-only link to a report
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The report has to belong to the caller: one of somebody else is answered as one that is not there. The answer is told once, whatever `Idempotency-Key` is sent.
		 */
		post: operations["postReportsByIdShare"];
		/**
		 * Revoke one link to a report, or all of them
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The report has to belong to the caller: one of somebody else is answered as one that is not there. Answers nothing but its status.
		 */
		delete: operations["deleteReportsByIdShare"];
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/reports/polish": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Have the prose of a report polished by the configured model, as it is written
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The company has to belong to the caller: one of somebody else is answered as one that is not there. Answers a file: application/x-ndjson. The answer is told once, whatever `Idempotency-Key` is sent. One network address may call it 30 times in an hour.
		 */
		post: operations["postReportsPolish"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/sessions": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * Where the account is signed in
		 * @description Takes the cookie of a session or the token of a sign-in; an API token is not enough. Concerns the account and the lists of the caller alone. Changes nothing.
		 */
		get: operations["getSessions"];
		put?: never;
		post?: never;
		/**
		 * Sign out everywhere, here too
		 * @description Takes the cookie of a session or the token of a sign-in; an API token is not enough. Concerns the account and the lists of the caller alone. Answers nothing but its status.
		 */
		delete: operations["deleteSessions"];
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/sessions/{id}": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post?: never;
		/**
		 * Sign out in one place
		 * @description Takes the cookie of a session or the token of a sign-in; an API token is not enough. The session has to belong to the caller: one of somebody else is answered as one that is not there. Answers nothing but its status.
		 */
		delete: operations["deleteSessionsById"];
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/setup/{token}": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Create the first administrator with the link that the server printed, and sign in
		 * @description Open to everybody, without a session. Takes the form of a browser without JavaScript too, and answers that with a page. The answer is told once, whatever `Idempotency-Key` is sent. One network address may call it 60 times in an hour.
		 */
		post: operations["postSetupByToken"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/start": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * What waits for the caller in all portals
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. Concerns the account and the lists of the caller alone. Changes nothing.
		 */
		get: operations["getStart"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/strengths": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Add a strength to a company
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The company has to belong to the caller: one of somebody else is answered as one that is not there. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing. Refused while the storage of the account is full.
		 */
		post: operations["postStrengths"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/strengths/{id}": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post?: never;
		/**
		 * Delete a strength
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The strength has to belong to the caller: one of somebody else is answered as one that is not there. POST /api/strengths/{id}/restore puts it back within 24 hours. Answers nothing but its status.
		 */
		delete: operations["deleteStrengthsById"];
		options?: never;
		head?: never;
		/**
		 * Change a strength
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The strength has to belong to the caller: one of somebody else is answered as one that is not there. What is not sent stays as it is. With the `updatedAt` that was read, a record that has changed since is not overwritten; the answer holds it.
		 */
		patch: operations["patchStrengthsById"];
		trace?: never;
	};
	"/api/strengths/{id}/restore": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Put a deleted strength back
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The deleted strength has to belong to the caller: one of somebody else is answered as one that is not there. It can be put back within 24 hours of its deletion. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing.
		 */
		post: operations["postStrengthsByIdRestore"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/templates": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * The sector templates that a profile can start from
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. Changes nothing.
		 */
		get: operations["getTemplates"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/tokens": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * The API tokens of the caller
		 * @description Takes the cookie of a session or the token of a sign-in; an API token is not enough. Concerns the account and the lists of the caller alone. Changes nothing.
		 */
		get: operations["getTokens"];
		put?: never;
		/**
		 * Create an API token (with a second factor in use); it is answered once
		 * @description Takes the cookie of a session; tokens are not enough. Concerns the account and the lists of the caller alone. The answer is told once, whatever `Idempotency-Key` is sent.
		 */
		post: operations["postTokens"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/tokens/{id}": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post?: never;
		/**
		 * Revoke an API token
		 * @description Takes the cookie of a session; tokens are not enough. The token has to belong to the caller: one of somebody else is answered as one that is not there. Answers nothing but its status.
		 */
		delete: operations["deleteTokensById"];
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/user": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * The signed-in user
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. Concerns the account and the lists of the caller alone. Changes nothing.
		 */
		get: operations["getUser"];
		put?: never;
		post?: never;
		/**
		 * Delete the account with everything it owns (with a second factor in use)
		 * @description Takes the cookie of a session; tokens are not enough. Concerns the account and the lists of the caller alone. What it queues is done by a job after the answer. Answers nothing but its status.
		 */
		delete: operations["deleteUser"];
		options?: never;
		head?: never;
		/**
		 * Change name, e-mail (with cookie, currentPassword and a second factor in use) or language
		 * @description Takes the cookie of a session or the token of a sign-in; an API token is not enough. Concerns the account and the lists of the caller alone. What is not sent stays as it is. With the `updatedAt` that was read, a record that has changed since is not overwritten; the answer holds it. What it queues is done by a job after the answer.
		 */
		patch: operations["patchUser"];
		trace?: never;
	};
	"/api/user/confirm": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Give the password again: opens administration for this session for 10 minutes
		 * @description Takes the cookie of a session; tokens are not enough. Concerns the account and the lists of the caller alone. The answer is told once, whatever `Idempotency-Key` is sent.
		 */
		post: operations["postUserConfirm"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/user/export": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * Everything that the account owns; X-Current-Password (percent-encoded) unless signed in within 15 minutes
		 * @description Takes the cookie of a session; tokens are not enough. Concerns the account and the lists of the caller alone. Changes nothing. Answers a file: application/json.
		 */
		get: operations["getUserExport"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/user/password": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Change the password (with a second factor in use): every other session ends, this one gets a new cookie and token
		 * @description Takes the cookie of a session; tokens are not enough. Concerns the account and the lists of the caller alone. What it queues is done by a job after the answer. The answer is told once, whatever `Idempotency-Key` is sent.
		 */
		post: operations["postUserPassword"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/user/second-factor": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * What the account is asked for beside its password
		 * @description Takes the cookie of a session or the token of a sign-in; an API token is not enough. Concerns the account and the lists of the caller alone. Changes nothing.
		 */
		get: operations["getUserSecondFactor"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/user/second-factor/passkeys": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Take a passkey into use; answers the recovery codes where it is the first second factor, once
		 * @description Takes the cookie of a session; tokens are not enough. Concerns the account and the lists of the caller alone. What it queues is done by a job after the answer. The answer is told once, whatever `Idempotency-Key` is sent.
		 */
		post: operations["postUserSecondFactorPasskeys"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/user/second-factor/passkeys/{id}": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post?: never;
		/**
		 * Remove a passkey; with the last second factor the recovery codes go too
		 * @description Takes the cookie of a session; tokens are not enough. Concerns the account and the lists of the caller alone. What it queues is done by a job after the answer. Answers nothing but its status.
		 */
		delete: operations["deleteUserSecondFactorPasskeysById"];
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/user/second-factor/passkeys/options": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Begin a passkey: the options for `navigator.credentials.create`, valid for ten minutes
		 * @description Takes the cookie of a session; tokens are not enough. Concerns the account and the lists of the caller alone. The answer is told once, whatever `Idempotency-Key` is sent.
		 */
		post: operations["postUserSecondFactorPasskeysOptions"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/user/second-factor/recovery-codes": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * New recovery codes, answered once; the earlier ones stop working
		 * @description Takes the cookie of a session; tokens are not enough. Concerns the account and the lists of the caller alone. The answer is told once, whatever `Idempotency-Key` is sent.
		 */
		post: operations["postUserSecondFactorRecoveryCodes"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/user/second-factor/totp": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Secret for an authenticator app, answered once; the first code takes it into use
		 * @description Takes the cookie of a session; tokens are not enough. Concerns the account and the lists of the caller alone. The answer is told once, whatever `Idempotency-Key` is sent.
		 */
		post: operations["postUserSecondFactorTotp"];
		/**
		 * Remove the authenticator app and the recovery codes
		 * @description Takes the cookie of a session; tokens are not enough. Concerns the account and the lists of the caller alone. What it queues is done by a job after the answer. Answers nothing but its status.
		 */
		delete: operations["deleteUserSecondFactorTotp"];
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/user/second-factor/totp/confirm": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Take an authenticator app into use with its first code; answers the recovery codes, once
		 * @description Takes the cookie of a session; tokens are not enough. Concerns the account and the lists of the caller alone. What it queues is done by a job after the answer. The answer is told once, whatever `Idempotency-Key` is sent.
		 */
		post: operations["postUserSecondFactorTotpConfirm"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/webhooks": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * The webhooks of the workspace, for its owners
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. Concerns the account and the lists of the caller alone. Changes nothing.
		 */
		get: operations["getWebhooks"];
		put?: never;
		/**
		 * Add a webhook: an address that is told of changes; its secret is answered once
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. Concerns the account and the lists of the caller alone. The answer is told once, whatever `Idempotency-Key` is sent.
		 */
		post: operations["postWebhooks"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/webhooks/{id}": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * One webhook
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The webhook has to belong to the caller: one of somebody else is answered as one that is not there. Changes nothing.
		 */
		get: operations["getWebhooksById"];
		put?: never;
		post?: never;
		/**
		 * Delete a webhook with its deliveries
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The webhook has to belong to the caller: one of somebody else is answered as one that is not there. Answers nothing but its status.
		 */
		delete: operations["deleteWebhooksById"];
		options?: never;
		head?: never;
		/**
		 * Change a webhook, or switch it off or on
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The webhook has to belong to the caller: one of somebody else is answered as one that is not there. What is not sent stays as it is. With the `updatedAt` that was read, a record that has changed since is not overwritten; the answer holds it. What it queues is done by a job after the answer.
		 */
		patch: operations["patchWebhooksById"];
		trace?: never;
	};
	"/api/webhooks/{id}/deliveries": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * What was and what is to be sent to a webhook, the newest first, for 30 days
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The webhook has to belong to the caller: one of somebody else is answered as one that is not there. Answers a page of the list; `nextCursor` is the `cursor` of the next page, and null behind the last. Changes nothing.
		 */
		get: operations["getWebhooksByIdDeliveries"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/webhooks/{id}/deliveries/{deliveryId}/replay": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Send a delivery again, under the same webhook-id
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The webhook delivery has to belong to the caller: one of somebody else is answered as one that is not there. What it queues is done by a job after the answer. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing.
		 */
		post: operations["postWebhooksByIdDeliveriesByDeliveryIdReplay"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/webhooks/{id}/test": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Send a test to a webhook; what became of it stands among its deliveries
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The webhook has to belong to the caller: one of somebody else is answered as one that is not there. What it queues is done by a job after the answer. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing. Refused while the storage of the account is full.
		 */
		post: operations["postWebhooksByIdTest"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/workspace-invitations/{token}/accept": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Join the workspace of an invitation, with the account of its address, and work in it
		 * @description Takes the cookie of a session or the token of a sign-in; an API token is not enough. The joining has to belong to the caller: one of somebody else is answered as one that is not there. Takes the form of a browser without JavaScript too, and answers that with a page. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing. One network address may call it 60 times in an hour. Refused while the storage of the account is full.
		 */
		post: operations["postWorkspaceInvitationsByTokenAccept"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/workspaces": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * The workspaces of the caller, the personal one first
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. Concerns the account and the lists of the caller alone. Changes nothing.
		 */
		get: operations["getWorkspaces"];
		put?: never;
		/**
		 * Make a workspace to share, as its owner
		 * @description Takes the cookie of a session or the token of a sign-in; an API token is not enough. Concerns the account and the lists of the caller alone. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing. Refused while the storage of the account is full.
		 */
		post: operations["postWorkspaces"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/workspaces/{id}": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * A workspace of the caller
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The workspace has to belong to the caller: one of somebody else is answered as one that is not there. Changes nothing.
		 */
		get: operations["getWorkspacesById"];
		put?: never;
		post?: never;
		/**
		 * Delete a shared workspace for good, with all its records and for all its members
		 * @description Takes the cookie of a session or the token of a sign-in; an API token is not enough. The workspace has to belong to the caller: one of somebody else is answered as one that is not there. What it queues is done by a job after the answer. Answers nothing but its status.
		 */
		delete: operations["deleteWorkspacesById"];
		options?: never;
		head?: never;
		/**
		 * Rename a shared workspace, and say who may change its set-up
		 * @description Takes the cookie of a session or the token of a sign-in; an API token is not enough. The workspace has to belong to the caller: one of somebody else is answered as one that is not there. What is not sent stays as it is.
		 */
		patch: operations["patchWorkspacesById"];
		trace?: never;
	};
	"/api/workspaces/{id}/audit": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * The log of a shared workspace for its owners: exports, deletions, invitations, roles, sign-ins of members
		 * @description Takes the cookie of a session or the token of a sign-in; an API token is not enough. The workspace has to belong to the caller: one of somebody else is answered as one that is not there. Answers a page of the list; `nextCursor` is the `cursor` of the next page, and null behind the last. Changes nothing.
		 */
		get: operations["getWorkspacesByIdAudit"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/workspaces/{id}/choose": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Work in a workspace: what the pages show, and calls without X-Workspace mean, from now on
		 * @description Takes the cookie of a session or the token of a sign-in; an API token is not enough. The workspace has to belong to the caller: one of somebody else is answered as one that is not there. Takes the form of a browser without JavaScript too, and answers that with a page. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing. Refused while the storage of the account is full.
		 */
		post: operations["postWorkspacesByIdChoose"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/workspaces/{id}/handover": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Make a member answer for all contacts, companies, opportunities and open tasks of another one
		 * @description Takes the cookie of a session or the token of a sign-in; an API token is not enough. The workspace has to belong to the caller: one of somebody else is answered as one that is not there. Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing.
		 */
		post: operations["postWorkspacesByIdHandover"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/workspaces/{id}/invitations": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * The invitations to a shared workspace that wait for an answer
		 * @description Takes the cookie of a session or the token of a sign-in; an API token is not enough. The workspace has to belong to the caller: one of somebody else is answered as one that is not there. Changes nothing.
		 */
		get: operations["getWorkspacesByIdInvitations"];
		put?: never;
		/**
		 * Invite an address: a link, sent there and answered, that works once and with its account alone
		 * @description Takes the cookie of a session or the token of a sign-in; an API token is not enough. The workspace has to belong to the caller: one of somebody else is answered as one that is not there. What it queues is done by a job after the answer. The answer is told once, whatever `Idempotency-Key` is sent.
		 */
		post: operations["postWorkspacesByIdInvitations"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/workspaces/{id}/invitations/{invitationId}": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post?: never;
		/**
		 * Withdraw an invitation: its link works no longer
		 * @description Takes the cookie of a session or the token of a sign-in; an API token is not enough. The workspace invitation has to belong to the caller: one of somebody else is answered as one that is not there. Answers nothing but its status.
		 */
		delete: operations["deleteWorkspacesByIdInvitationsByInvitationId"];
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/workspaces/{id}/invitations/{invitationId}/link": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * The link of an invitation, to pass it on
		 * @description Takes the cookie of a session or the token of a sign-in; an API token is not enough. The workspace invitation has to belong to the caller: one of somebody else is answered as one that is not there. The answer is told once, whatever `Idempotency-Key` is sent.
		 */
		post: operations["postWorkspacesByIdInvitationsByInvitationIdLink"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/workspaces/{id}/invitations/{invitationId}/send": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Send an invitation again, for another seven days; the link sent before works no longer
		 * @description Takes the cookie of a session or the token of a sign-in; an API token is not enough. The workspace invitation has to belong to the caller: one of somebody else is answered as one that is not there. What it queues is done by a job after the answer. The answer is told once, whatever `Idempotency-Key` is sent.
		 */
		post: operations["postWorkspacesByIdInvitationsByInvitationIdSend"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/workspaces/{id}/invitations/batch": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Invite every address of a pasted list, with one role, and say what became of each
		 * @description Takes the cookie of a session or the token of a sign-in; an API token is not enough. The workspace has to belong to the caller: one of somebody else is answered as one that is not there. What it queues is done by a job after the answer. The answer is told once, whatever `Idempotency-Key` is sent.
		 */
		post: operations["postWorkspacesByIdInvitationsBatch"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/workspaces/{id}/members": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * The members of a shared workspace, with their roles
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The workspace has to belong to the caller: one of somebody else is answered as one that is not there. Changes nothing.
		 */
		get: operations["getWorkspacesByIdMembers"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/workspaces/{id}/members/{userId}": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post?: never;
		/**
		 * Remove a member, or leave oneself; what they recorded stays
		 * @description Takes the cookie of a session or the token of a sign-in; an API token is not enough. The member has to belong to the caller: one of somebody else is answered as one that is not there. Answers nothing but its status.
		 */
		delete: operations["deleteWorkspacesByIdMembersByUserId"];
		options?: never;
		head?: never;
		/**
		 * Change the role of a member: owner, member or reader
		 * @description Takes the cookie of a session or the token of a sign-in; an API token is not enough. The member has to belong to the caller: one of somebody else is answered as one that is not there. What is not sent stays as it is.
		 */
		patch: operations["patchWorkspacesByIdMembersByUserId"];
		trace?: never;
	};
	"/api/workspaces/{id}/members/{userId}/holdings": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * How many contacts, companies, opportunities and open tasks a member answers for
		 * @description Takes the cookie of a session or the token of a sign-in; an API token is not enough. The member has to belong to the caller: one of somebody else is answered as one that is not there. Changes nothing.
		 */
		get: operations["getWorkspacesByIdMembersByUserIdHoldings"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/workspaces/own/analyst": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * Whether the workspace’s model may read its clients’ problems
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. Concerns the account and the lists of the caller alone. Changes nothing.
		 */
		get: operations["getWorkspacesOwnAnalyst"];
		/**
		 * Let the workspace’s model read its clients’ problems, up to so many tokens a month, or not
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. Concerns the account and the lists of the caller alone. Refused while the storage of the account is full.
		 */
		put: operations["putWorkspacesOwnAnalyst"];
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/workspaces/own/writer": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * The model that writes for one’s own workspace; its key is never answered
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. Concerns the account and the lists of the caller alone. Changes nothing.
		 */
		get: operations["getWorkspacesOwnWriter"];
		/**
		 * Set the model that writes; without a key the stored one stays
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. Concerns the account and the lists of the caller alone. Refused while the storage of the account is full.
		 */
		put: operations["putWorkspacesOwnWriter"];
		post?: never;
		/**
		 * Remove the model of one’s own, key and all
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. Concerns the account and the lists of the caller alone. Answers nothing but its status.
		 */
		delete: operations["deleteWorkspacesOwnWriter"];
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/workspaces/own/writer/models": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * The models that a provider offers, or why it lists none
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. Concerns the account and the lists of the caller alone. The answer is told once, whatever `Idempotency-Key` is sent. One network address may call it 120 times in an hour.
		 */
		post: operations["postWorkspacesOwnWriterModels"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/workspaces/own/writer/test": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Have a model write of one’s own product beside the composer, before it is set
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. The marketing product has to belong to the caller: one of somebody else is answered as one that is not there. The answer is told once, whatever `Idempotency-Key` is sent. One network address may call it 60 times in an hour.
		 */
		post: operations["postWorkspacesOwnWriterTest"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/workspaces/own/writer/usage": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * What the model wrote by month and text, and what it cost
		 * @description Takes the cookie of a session, the token of a sign-in, or an API token. Concerns the account and the lists of the caller alone. Changes nothing.
		 */
		get: operations["getWorkspacesOwnWriterUsage"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
}
export type webhooks = Record<string, never>;
export interface components {
	schemas: {
		Account: {
			/** Format: date-time */
			createdAt: string;
			disabledAt: string | null;
			email: string;
			emailConfirmedAt: string | null;
			id: number;
			name: string;
			/** @enum {string} */
			role: "user" | "admin";
			secondFactorAt: string | null;
			/** Format: date-time */
			updatedAt: string;
			username: string;
		};
		ActionReading: {
			day: string;
			value: number;
		};
		ActionTracker: {
			items: components["schemas"]["TrackedAction"][];
			summary: components["schemas"]["TrackerSummary"];
		};
		ActivityWeek: {
			byType: {
				[key: string]: number;
			};
			from: string;
			to: string;
			total: number;
		};
		AddedPasskey: {
			passkey: components["schemas"]["Passkey"];
			recoveryCodes: string[];
		};
		AdDesign: {
			brand: string;
			callToAction: string;
			colours: string[];
			/** @enum {string} */
			ground: "paper" | "deep" | "accent" | "second";
			headline: string;
			line: string;
			pattern: string;
			photographId: number | null;
		};
		Analysis: {
			audienceFit: {
				sources: components["schemas"]["FactSource"][];
				text: string;
				/** @enum {string} */
				type: "B2C" | "B2B" | "both";
			};
			/** Format: date-time */
			createdAt: string;
			id: number;
			keywords: {
				keyword: string;
				source: components["schemas"]["FactSource"];
			}[];
			/** @enum {string} */
			language: "en" | "es";
			missing: ("price" | "characteristics" | "advantages" | "figures" | "audience" | "pain" | "change" | "quote" | "offer" | "guarantee")[];
			objections: {
				answer: string;
				objection: string;
				question?: string;
				sources: components["schemas"]["FactSource"][];
			}[];
			productId: number;
			proofPoints: components["schemas"]["SourcedText"][];
			/** Format: date-time */
			updatedAt: string;
			valueProposition: components["schemas"]["SourcedText"];
			writer: string;
		};
		Analyst: {
			host: string | null;
			isCapReached: boolean;
			isOn: boolean;
			model: string | null;
			readings: components["schemas"]["AnalystReading"][];
			run: components["schemas"]["AnalystRun"] | null;
			waiting: {
				estimate: {
					costMicros: number | null;
					inputTokens: number;
					outputTokens: number;
				};
				problems: number;
			};
		};
		AnalystLetter: {
			fault: ("unreachable" | "refused" | "key_refused" | "not_found" | "too_many" | "server_error" | "private_address" | "insecure_address" | "redirected" | "stalled" | "cut" | "shape" | "web_page" | "too_long" | "length" | "markup" | "address" | "figure" | "language" | "catalogue" | "leak" | "not_json" | "cap_reached") | null;
			letter: components["schemas"]["ProposedLetter"] | null;
		};
		AnalystReading: {
			model: string | null;
			problemId: number;
			reading: components["schemas"]["ModelReading"] | null;
			reason: ("unreachable" | "refused" | "key_refused" | "not_found" | "too_many" | "server_error" | "private_address" | "insecure_address" | "redirected" | "stalled" | "cut" | "shape" | "web_page" | "too_long" | "not_json" | "evidence" | "intervention" | "figure" | "leak" | "instructions" | "cap_reached" | "model_gone" | "text_changed" | "internal") | null;
			/** @enum {string} */
			state: "waiting" | "read" | "failed";
			/** Format: date-time */
			updatedAt: string;
		};
		AnalystRun: {
			/** Format: date-time */
			createdAt: string;
			failed: number;
			id: number;
			/** @enum {string} */
			language: "en" | "es";
			read: number;
			/** @enum {string} */
			state: "running" | "done" | "cancelled";
			total: number;
			/** Format: date-time */
			updatedAt: string;
			used: {
				costMicros: number | null;
				inputTokens: number;
				outputTokens: number;
			};
		};
		AnalystSettings: {
			isOn: boolean;
			monthlyTokens: number | null;
			updatedAt: string | null;
			usedTokens: number;
		};
		AnsweredModel: {
			figures: components["schemas"]["ReportFigures"] | null;
			modules: ("analytics" | "processAutomation" | "predictive" | "integration")[];
			recommendations: {
				/** @enum {string} */
				kind: "problem" | "department" | "strength";
				/** @enum {string} */
				level: "high" | "medium" | "low";
				rowId: number;
			}[];
		};
		ApiToken: {
			/** @enum {string} */
			access: "full" | "read";
			/** Format: date-time */
			createdAt: string;
			ending: string;
			expiresAt: string | null;
			id: number;
			lastUsedAt: string | null;
			name: string;
			workspaceId: number | null;
		};
		ArchitectureChart: {
			/** @constant */
			kind: "architecture";
			layers: {
				boxes: {
					name: string;
					note: string;
				}[];
				down: string;
				label: string;
				/** @enum {string} */
				role: "people" | "modules" | "platform" | "systems";
				up: string;
			}[];
		};
		Asset: {
			campaignId: number | null;
			/** Format: date-time */
			createdAt: string;
			design: components["schemas"]["AdDesign"];
			/** @enum {string} */
			format: "instagram_square" | "instagram_portrait" | "story" | "link" | "linkedin_square" | "x_post" | "mail_header" | "mail_landscape" | "leaderboard" | "billboard" | "medium_rectangle" | "half_page" | "skyscraper";
			heightPx: number;
			id: number;
			marketingCompanyId: number;
			/** Format: date-time */
			updatedAt: string;
			widthPx: number;
		};
		AssetSummary: {
			campaignId: number | null;
			campaignName: string | null;
			/** Format: date-time */
			createdAt: string;
			design: components["schemas"]["AdDesign"];
			/** @enum {string} */
			format: "instagram_square" | "instagram_portrait" | "story" | "link" | "linkedin_square" | "x_post" | "mail_header" | "mail_landscape" | "leaderboard" | "billboard" | "medium_rectangle" | "half_page" | "skyscraper";
			heightPx: number;
			id: number;
			marketingCompanyId: number;
			productId: number | null;
			productName: string | null;
			/** Format: date-time */
			updatedAt: string;
			widthPx: number;
		};
		AuditEvent: {
			actor: {
				id: number;
				name: string | null;
			} | null;
			address: string;
			/** Format: date-time */
			createdAt: string;
			detail: string;
			id: number;
			/** @enum {string} */
			kind: "sign_in" | "sign_in_failed" | "second_factor_failed" | "recovery_code_used" | "sign_out_everywhere" | "password_changed" | "password_reset" | "email_changed" | "second_factor_added" | "second_factor_removed" | "second_factor_reset" | "recovery_codes_renewed" | "token_created" | "token_revoked" | "account_created" | "account_deleted" | "account_disabled" | "account_enabled" | "role_changed" | "invitation_created" | "invitation_revoked" | "member_invited" | "member_invitation_withdrawn" | "member_joined" | "member_role_changed" | "member_removed" | "member_left" | "records_deleted" | "records_handed_over" | "company_moved_in" | "company_moved_out" | "workspace_deleted" | "set_up_changed" | "records_imported" | "import_reverted" | "records_changed" | "pipeline_added" | "pipeline_changed" | "pipeline_deleted" | "field_added" | "field_changed" | "field_deleted" | "field_restored" | "rule_added" | "rule_changed" | "rule_on" | "rule_off" | "rule_deleted" | "webhook_added" | "webhook_on" | "webhook_off" | "webhook_removed" | "account_exported" | "records_exported" | "person_exported" | "person_erased" | "page_taken_down" | "page_restored" | "catalogue_changed" | "inbox_given" | "inbox_returned" | "mail_retried" | "mail_discarded";
			subject: {
				id: number;
				name: string | null;
			} | null;
			userAgent: string;
			workspaceId: number | null;
		};
		BarChart: {
			bars: {
				label: string;
				/** @enum {string} */
				tone: "accent" | "danger" | "warning" | "success" | "info" | "neutral";
				value: number;
				valueText: string;
			}[];
			/** @enum {string} */
			form: "segments" | "tiles" | "lengths";
			/** @constant */
			kind: "bars";
			marker?: {
				at: number;
				label: string;
			};
			max: number;
		};
		Board: {
			columns: components["schemas"]["BoardColumn"][];
			pipeline: components["schemas"]["Pipeline"];
		};
		BoardColumn: {
			cards: {
				items: components["schemas"]["Opportunity"][];
				nextCursor: string | null;
				total?: number;
			};
			count: number;
			stage: components["schemas"]["Stage"];
			totals: components["schemas"]["CurrencyTotal"][];
		};
		Brief: {
			action: {
				kind: ("order" | "book" | "call" | "whatsapp" | "form" | "visit" | "reply") | null;
				target: string;
			};
			buyer: string;
			change: string;
			/** Format: date-time */
			createdAt: string;
			deadline: string | null;
			doubts?: {
				answer: string;
				question: string;
			}[];
			guarantee: string;
			included?: string[];
			isPainPrivate?: boolean;
			/** @enum {string} */
			language: "en" | "es";
			offer: string;
			pain: string;
			productId: number;
			proofs: {
				isStrongest: boolean;
				/** @enum {string} */
				kind: "figure" | "certificate" | "case" | "guarantee" | "other";
				text: string;
			}[];
			quote: {
				isPermitted: boolean;
				name: string;
				text: string;
			};
			trade: ("food" | "restaurant" | "shop" | "clinic" | "physiotherapy" | "beauty" | "gym" | "lodging" | "tours" | "courses" | "photography" | "events" | "repairs" | "building" | "architecture" | "law" | "accounting" | "insurance" | "software" | "cybersecurity" | "industrial" | "logistics" | "agriculture" | "association" | "generic") | null;
			/** Format: date-time */
			updatedAt: string;
		};
		BriefDraft: {
			brief: {
				action: {
					kind: ("order" | "book" | "call" | "whatsapp" | "form" | "visit" | "reply") | null;
					target: string;
				};
				buyer: string;
				change: string;
				deadline: string | null;
				doubts?: {
					answer: string;
					question: string;
				}[];
				guarantee: string;
				included?: string[];
				isPainPrivate?: boolean;
				offer: string;
				pain: string;
				proofs: {
					isStrongest: boolean;
					/** @enum {string} */
					kind: "figure" | "certificate" | "case" | "guarantee" | "other";
					text: string;
				}[];
				quote: {
					isPermitted: boolean;
					name: string;
					text: string;
				};
				trade: ("food" | "restaurant" | "shop" | "clinic" | "physiotherapy" | "beauty" | "gym" | "lodging" | "tours" | "courses" | "photography" | "events" | "repairs" | "building" | "architecture" | "law" | "accounting" | "insurance" | "software" | "cybersecurity" | "industrial" | "logistics" | "agriculture" | "association" | "generic") | null;
			} | null;
			figures: string[];
			modelRefusal: ("unreachable" | "refused" | "key_refused" | "not_found" | "too_many" | "server_error" | "private_address" | "insecure_address" | "redirected" | "stalled" | "cut" | "shape" | "web_page" | "too_long" | "cap_reached") | null;
			writer: string | null;
		};
		BulkPreview: {
			changed: number;
			fields: {
				field: string;
				others: number;
				replaced: {
					count: number;
					name?: string;
					pipelineId?: number;
					value: string | number | boolean | string[] | null;
				}[];
			}[];
			refusals: {
				count: number;
				reason: string;
			}[];
			refused: number;
			same: number;
			total: number;
		};
		Campaign: {
			content: components["schemas"]["EmailContent"];
			costCents: number | null;
			/** Format: date-time */
			createdAt: string;
			id: number;
			/** @enum {string} */
			language: "en" | "es";
			marketingCompanyId: number;
			metrics: {
				[key: string]: unknown;
			} | null;
			name: string;
			productId: number | null;
			seed: number;
			/** @enum {string} */
			status: "draft" | "scheduled" | "active" | "paused" | "finished";
			/** @enum {string} */
			tone: "professional" | "friendly" | "direct" | "inspiring";
			/** @constant */
			type: "email";
			/** Format: date-time */
			updatedAt: string;
			warnings?: components["schemas"]["TextWarning"][] | null;
			writer: string;
		} | {
			content: components["schemas"]["SocialContent"];
			costCents: number | null;
			/** Format: date-time */
			createdAt: string;
			id: number;
			/** @enum {string} */
			language: "en" | "es";
			marketingCompanyId: number;
			metrics: {
				[key: string]: unknown;
			} | null;
			name: string;
			productId: number | null;
			seed: number;
			/** @enum {string} */
			status: "draft" | "scheduled" | "active" | "paused" | "finished";
			/** @enum {string} */
			tone: "professional" | "friendly" | "direct" | "inspiring";
			/** @constant */
			type: "social_media";
			/** Format: date-time */
			updatedAt: string;
			warnings?: components["schemas"]["TextWarning"][] | null;
			writer: string;
		} | {
			content: components["schemas"]["LandingContent"];
			costCents: number | null;
			/** Format: date-time */
			createdAt: string;
			id: number;
			/** @enum {string} */
			language: "en" | "es";
			marketingCompanyId: number;
			metrics: {
				[key: string]: unknown;
			} | null;
			name: string;
			productId: number | null;
			seed: number;
			/** @enum {string} */
			status: "draft" | "scheduled" | "active" | "paused" | "finished";
			/** @enum {string} */
			tone: "professional" | "friendly" | "direct" | "inspiring";
			/** @constant */
			type: "landing_page";
			/** Format: date-time */
			updatedAt: string;
			warnings?: components["schemas"]["TextWarning"][] | null;
			writer: string;
		};
		CampaignFromProblem: {
			brief: components["schemas"]["Brief"];
			marketingCompanyId: number;
			productId: number;
			undoId: number | null;
		};
		CampaignSummary: {
			assets: number;
			companyName: string;
			content: components["schemas"]["EmailContent"];
			costCents: number | null;
			/** Format: date-time */
			createdAt: string;
			earnedCents: number;
			id: number;
			/** @enum {string} */
			language: "en" | "es";
			leads: number;
			marketingCompanyId: number;
			metrics: {
				[key: string]: unknown;
			} | null;
			name: string;
			productId: number | null;
			productName: string | null;
			seed: number;
			slug: string | null;
			/** @enum {string} */
			status: "draft" | "scheduled" | "active" | "paused" | "finished";
			/** @enum {string} */
			tone: "professional" | "friendly" | "direct" | "inspiring";
			/** @constant */
			type: "email";
			/** Format: date-time */
			updatedAt: string;
			visits: number;
			warnings?: components["schemas"]["TextWarning"][] | null;
			writer: string;
		} | {
			assets: number;
			companyName: string;
			content: components["schemas"]["SocialContent"];
			costCents: number | null;
			/** Format: date-time */
			createdAt: string;
			earnedCents: number;
			id: number;
			/** @enum {string} */
			language: "en" | "es";
			leads: number;
			marketingCompanyId: number;
			metrics: {
				[key: string]: unknown;
			} | null;
			name: string;
			productId: number | null;
			productName: string | null;
			seed: number;
			slug: string | null;
			/** @enum {string} */
			status: "draft" | "scheduled" | "active" | "paused" | "finished";
			/** @enum {string} */
			tone: "professional" | "friendly" | "direct" | "inspiring";
			/** @constant */
			type: "social_media";
			/** Format: date-time */
			updatedAt: string;
			visits: number;
			warnings?: components["schemas"]["TextWarning"][] | null;
			writer: string;
		} | {
			assets: number;
			companyName: string;
			content: components["schemas"]["LandingContent"];
			costCents: number | null;
			/** Format: date-time */
			createdAt: string;
			earnedCents: number;
			id: number;
			/** @enum {string} */
			language: "en" | "es";
			leads: number;
			marketingCompanyId: number;
			metrics: {
				[key: string]: unknown;
			} | null;
			name: string;
			productId: number | null;
			productName: string | null;
			seed: number;
			slug: string | null;
			/** @enum {string} */
			status: "draft" | "scheduled" | "active" | "paused" | "finished";
			/** @enum {string} */
			tone: "professional" | "friendly" | "direct" | "inspiring";
			/** @constant */
			type: "landing_page";
			/** Format: date-time */
			updatedAt: string;
			visits: number;
			warnings?: components["schemas"]["TextWarning"][] | null;
			writer: string;
		};
		CatalogueEntry: {
			figures: {
				avoidedShare: [
					number,
					number
				] | null;
				effort: {
					large: number;
					medium: number;
					small: number;
				};
				figuresSource: string;
				runningEurosPerYear: {
					large: [
						number,
						number
					];
					medium: [
						number,
						number
					];
					small: [
						number,
						number
					];
				};
				savedShare: [
					number,
					number
				] | null;
				setupEuros: {
					large: [
						number,
						number
					];
					medium: [
						number,
						number
					];
					small: [
						number,
						number
					];
				};
				weeks: {
					large: number;
					medium: number;
					small: number;
				};
			};
			id: string;
			isConfirmed: boolean;
			isOverridden: boolean;
			process: string;
			title: string;
			updatedAt: string | null;
		};
		Change: {
			/** @enum {string} */
			act: "created" | "changed" | "deleted";
			actor: {
				id: number;
				name: string;
			} | null;
			/** Format: date-time */
			at: string;
			cause: {
				id: number;
				isUndone: boolean;
				/** @enum {string} */
				kind: "call" | "import" | "bulk" | "merge" | "arrow" | "rule" | "job" | "undo";
				label: string;
			} | null;
			id: number;
			was: {
				[key: string]: unknown;
			} | null;
		};
		Communication: {
			body: string | null;
			cc: string[];
			company: components["schemas"]["Named"] | null;
			companyId: number | null;
			contact: components["schemas"]["Named"] | null;
			contactId: number | null;
			/** Format: date-time */
			createdAt: string;
			/** @enum {string} */
			direction: "in" | "out";
			error: string | null;
			id: number;
			inboxEntryId: number | null;
			mentions: number[];
			/** Format: date-time */
			occurredAt: string;
			opportunity: components["schemas"]["Named"] | null;
			opportunityId: number | null;
			recipient: string | null;
			/** @enum {string} */
			status: "logged" | "queued" | "sent" | "failed";
			subject: string | null;
			/** @enum {string} */
			type: "email" | "call" | "meeting" | "note";
			/** Format: date-time */
			updatedAt: string;
			userId: number;
		};
		Company: {
			author: string | null;
			budgetCents: number | null;
			colors: string[];
			country: ("AT" | "BE" | "BG" | "CY" | "CZ" | "DE" | "DK" | "EE" | "ES" | "FI" | "FR" | "GR" | "HR" | "HU" | "IE" | "IT" | "LT" | "LU" | "LV" | "MT" | "NL" | "PL" | "PT" | "RO" | "SE" | "SI" | "SK" | "AD" | "AR" | "CH" | "CL" | "CO" | "EC" | "GB" | "MA" | "MX" | "NO" | "PE" | "US" | "UY") | null;
			/** Format: date-time */
			createdAt: string;
			currency: ("EUR" | "GBP" | "USD" | "CHF") | null;
			deadline: string | null;
			email: string | null;
			employees: number | null;
			hourlyCostCents: number | null;
			id: number;
			isPublicSector: boolean;
			logoId: number | null;
			name: string;
			personalData: ("none" | "ordinary" | "special") | null;
			sector: string;
			/** @enum {string} */
			size: "small" | "medium" | "large";
			startDate: string | null;
			/** @enum {string} */
			structure: "simple" | "functional" | "divisional" | "matrix";
			tools: string[];
			unconfirmed: string[];
			/** Format: date-time */
			updatedAt: string;
			userId: number;
			weeksPerYear: number | null;
		};
		CompanyFromOpportunity: {
			author: string | null;
			budgetCents: number | null;
			colors: string[];
			country: ("AT" | "BE" | "BG" | "CY" | "CZ" | "DE" | "DK" | "EE" | "ES" | "FI" | "FR" | "GR" | "HR" | "HU" | "IE" | "IT" | "LT" | "LU" | "LV" | "MT" | "NL" | "PL" | "PT" | "RO" | "SE" | "SI" | "SK" | "AD" | "AR" | "CH" | "CL" | "CO" | "EC" | "GB" | "MA" | "MX" | "NO" | "PE" | "US" | "UY") | null;
			/** Format: date-time */
			createdAt: string;
			currency: ("EUR" | "GBP" | "USD" | "CHF") | null;
			deadline: string | null;
			email: string | null;
			employees: number | null;
			hourlyCostCents: number | null;
			id: number;
			isPublicSector: boolean;
			logoId: number | null;
			name: string;
			personalData: ("none" | "ordinary" | "special") | null;
			sector: string;
			/** @enum {string} */
			size: "small" | "medium" | "large";
			startDate: string | null;
			/** @enum {string} */
			structure: "simple" | "functional" | "divisional" | "matrix";
			tools: string[];
			unconfirmed: string[];
			undoId: number | null;
			/** Format: date-time */
			updatedAt: string;
			userId: number;
			weeksPerYear: number | null;
		};
		CompanyLogo: {
			logoId: number;
		};
		CompanyMove: {
			links: number;
			reports: number;
			reviews: number;
			rows: number;
			targets: {
				id: number;
				isPersonal: boolean;
				name: string | null;
			}[];
		};
		CompanySummary: {
			author: string | null;
			budgetCents: number | null;
			colors: string[];
			country: ("AT" | "BE" | "BG" | "CY" | "CZ" | "DE" | "DK" | "EE" | "ES" | "FI" | "FR" | "GR" | "HR" | "HU" | "IE" | "IT" | "LT" | "LU" | "LV" | "MT" | "NL" | "PL" | "PT" | "RO" | "SE" | "SI" | "SK" | "AD" | "AR" | "CH" | "CL" | "CO" | "EC" | "GB" | "MA" | "MX" | "NO" | "PE" | "US" | "UY") | null;
			counts: {
				contacts: number;
				departments: number;
				problems: number;
				products: number;
				strengths: number;
			};
			/** Format: date-time */
			createdAt: string;
			currency: ("EUR" | "GBP" | "USD" | "CHF") | null;
			deadline: string | null;
			email: string | null;
			employees: number | null;
			/** @enum {string} */
			followKind: "followUp" | "correction";
			followsCompanyId: number | null;
			hasReport: boolean;
			hourlyCostCents: number | null;
			id: number;
			isChangedSinceReport: boolean;
			isPublicSector: boolean;
			logoId: number | null;
			name: string;
			overdue: number;
			personalData: ("none" | "ordinary" | "special") | null;
			sector: string;
			/** @enum {string} */
			size: "small" | "medium" | "large";
			stage: ("reported" | "inProgress" | "done") | null;
			startDate: string | null;
			/** @enum {string} */
			structure: "simple" | "functional" | "divisional" | "matrix";
			tools: string[];
			unconfirmed: string[];
			/** Format: date-time */
			updatedAt: string;
			userId: number;
			version: string;
			weeksPerYear: number | null;
		};
		Content: {
			/** Format: date-time */
			createdAt: string;
			id: number;
			/** @enum {string} */
			language: "en" | "es";
			/** @enum {string} */
			length: "short" | "medium" | "long";
			marketingCompanyId: number;
			parts: {
				[key: string]: unknown;
			} | null;
			productId: number | null;
			seed: number;
			text: string;
			title: string;
			/** @enum {string} */
			tone: "professional" | "friendly" | "direct" | "inspiring";
			/** @enum {string} */
			type: "advertising_text" | "email_template" | "social_post" | "ad_design";
			/** Format: date-time */
			updatedAt: string;
			warnings?: components["schemas"]["TextWarning"][] | null;
			writer: string;
		};
		ContentSummary: {
			/** Format: date-time */
			createdAt: string;
			id: number;
			/** @enum {string} */
			language: "en" | "es";
			/** @enum {string} */
			length: "short" | "medium" | "long";
			marketingCompanyId: number;
			parts: {
				[key: string]: unknown;
			} | null;
			productId: number | null;
			productName: string | null;
			seed: number;
			text: string;
			title: string;
			/** @enum {string} */
			tone: "professional" | "friendly" | "direct" | "inspiring";
			/** @enum {string} */
			type: "advertising_text" | "email_template" | "social_post" | "ad_design";
			/** Format: date-time */
			updatedAt: string;
			warnings?: components["schemas"]["TextWarning"][] | null;
			writer: string;
		};
		ConversionCandidate: {
			/** @enum {string} */
			field: "email" | "phone" | "domain" | "name";
			id: number;
			isSame: boolean;
			name: string;
			newPhones?: string[];
		};
		ConversionProposal: {
			companies: components["schemas"]["ConversionCandidate"][];
			company: {
				domain: string | null;
				name: string;
			} | null;
			contact: {
				email: string | null;
				firstName: string;
				lastName: string | null;
				phone: string | null;
				position: string | null;
			};
			contacts: components["schemas"]["ConversionCandidate"][];
			opportunities: {
				amountCents: number;
				company: components["schemas"]["Named"] | null;
				contact: components["schemas"]["Named"] | null;
				currency: string;
				id: number;
				name: string;
			}[];
			opportunity: {
				title: string;
			};
			phones: string[];
		};
		ConvertedEntry: {
			company: components["schemas"]["Named"] | null;
			contact: components["schemas"]["Named"];
			opportunity: components["schemas"]["Named"] | null;
			undoId: number | null;
		};
		CountedField: {
			/** Format: date-time */
			createdAt: string;
			defaultValue: string | number | boolean | string[] | null;
			deletedAt: string | null;
			help: string | null;
			id: number;
			isRequired: boolean;
			isUnique: boolean;
			key: string;
			/** @enum {string} */
			kind: "contact" | "company" | "opportunity";
			label: string;
			options: {
				key: string;
				label: string;
			}[];
			total?: number;
			/** @enum {string} */
			type: "text" | "longText" | "number" | "money" | "date" | "choice" | "choices" | "checkbox" | "link" | "member" | "contact" | "company";
			/** Format: date-time */
			updatedAt: string;
		};
		CountedView: {
			columns: string[] | null;
			/** Format: date-time */
			createdAt: string;
			faults: {
				condition: {
					field: string;
					/** @enum {string} */
					is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
					value?: string | number | string[];
				};
				/** @enum {string} */
				reason: "field" | "is" | "value" | "member" | "tag" | "stage" | "record";
			}[];
			filter: {
				all: ({
					field: string;
					/** @enum {string} */
					is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
					value?: string | number | string[];
				} | ({
					all: ({
						field: string;
						/** @enum {string} */
						is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
						value?: string | number | string[];
					} | ({
						all: {
							field: string;
							/** @enum {string} */
							is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
							value?: string | number | string[];
						}[];
					} | {
						any: {
							field: string;
							/** @enum {string} */
							is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
							value?: string | number | string[];
						}[];
					}))[];
				} | {
					any: ({
						field: string;
						/** @enum {string} */
						is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
						value?: string | number | string[];
					} | ({
						all: {
							field: string;
							/** @enum {string} */
							is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
							value?: string | number | string[];
						}[];
					} | {
						any: {
							field: string;
							/** @enum {string} */
							is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
							value?: string | number | string[];
						}[];
					}))[];
				}))[];
			} | {
				any: ({
					field: string;
					/** @enum {string} */
					is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
					value?: string | number | string[];
				} | ({
					all: ({
						field: string;
						/** @enum {string} */
						is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
						value?: string | number | string[];
					} | ({
						all: {
							field: string;
							/** @enum {string} */
							is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
							value?: string | number | string[];
						}[];
					} | {
						any: {
							field: string;
							/** @enum {string} */
							is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
							value?: string | number | string[];
						}[];
					}))[];
				} | {
					any: ({
						field: string;
						/** @enum {string} */
						is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
						value?: string | number | string[];
					} | ({
						all: {
							field: string;
							/** @enum {string} */
							is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
							value?: string | number | string[];
						}[];
					} | {
						any: {
							field: string;
							/** @enum {string} */
							is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
							value?: string | number | string[];
						}[];
					}))[];
				}))[];
			};
			goneColumns: string[];
			group: string | null;
			id: number;
			isEditable: boolean;
			isGroupGone: boolean;
			isShared: boolean;
			/** @enum {string} */
			kind: "contact" | "company" | "opportunity" | "task" | "communication";
			name: string;
			sort: string | null;
			total?: number;
			/** Format: date-time */
			updatedAt: string;
			userId: number;
		};
		CrmCompany: {
			address: string | null;
			/** Format: date-time */
			createdAt: string;
			customFields: {
				[key: string]: string | number | boolean | string[] | null;
			};
			domain: string | null;
			id: number;
			linked?: {
				[key: string]: {
					id: number;
					/** @enum {string} */
					kind: "contact" | "company";
					name: string;
				};
			};
			name: string;
			notes: string | null;
			ownerId: number | null;
			phone: string | null;
			sector: string | null;
			size: string | null;
			/** @enum {string} */
			source: "website" | "landing_page" | "referral" | "event" | "social_media" | "email" | "phone" | "import" | "lead_search" | "other";
			tags: string[];
			taxId: string | null;
			/** Format: date-time */
			updatedAt: string;
			userId: number;
		};
		CrmCompanySummary: {
			activity?: components["schemas"]["CrmListActivity"];
			address: string | null;
			contactCount: number;
			/** Format: date-time */
			createdAt: string;
			customFields: {
				[key: string]: string | number | boolean | string[] | null;
			};
			domain: string | null;
			id: number;
			linked?: {
				[key: string]: {
					id: number;
					/** @enum {string} */
					kind: "contact" | "company";
					name: string;
				};
			};
			name: string;
			notes: string | null;
			ownerId: number | null;
			phone: string | null;
			sector: string | null;
			size: string | null;
			/** @enum {string} */
			source: "website" | "landing_page" | "referral" | "event" | "social_media" | "email" | "phone" | "import" | "lead_search" | "other";
			tags: string[];
			taxId: string | null;
			/** Format: date-time */
			updatedAt: string;
			userId: number;
		};
		CrmContact: {
			companyId: number | null;
			companyName: string | null;
			consent: {
				[key: string]: unknown;
			} | null;
			/** Format: date-time */
			createdAt: string;
			customFields: {
				[key: string]: string | number | boolean | string[] | null;
			};
			email: string | null;
			emails: string[];
			firstName: string;
			id: number;
			lastName: string | null;
			linked?: {
				[key: string]: {
					id: number;
					/** @enum {string} */
					kind: "contact" | "company";
					name: string;
				};
			};
			notes: string | null;
			ownerId: number | null;
			phone: string | null;
			phones: string[];
			position: string | null;
			/** @enum {string} */
			source: "website" | "landing_page" | "referral" | "event" | "social_media" | "email" | "phone" | "import" | "lead_search" | "other";
			tags: string[];
			/** Format: date-time */
			updatedAt: string;
			userId: number;
		};
		CrmListActivity: {
			lastContactAt: string | null;
			nextTask: {
				dueAt: string | null;
				id: number;
				title: string;
			} | null;
			openValues: {
				amountCents: number;
				currency: string;
			}[];
		};
		CrmListedContact: {
			activity?: components["schemas"]["CrmListActivity"];
			companyId: number | null;
			companyName: string | null;
			consent: {
				[key: string]: unknown;
			} | null;
			/** Format: date-time */
			createdAt: string;
			customFields: {
				[key: string]: string | number | boolean | string[] | null;
			};
			email: string | null;
			emails: string[];
			firstName: string;
			id: number;
			lastName: string | null;
			linked?: {
				[key: string]: {
					id: number;
					/** @enum {string} */
					kind: "contact" | "company";
					name: string;
				};
			};
			notes: string | null;
			ownerId: number | null;
			phone: string | null;
			phones: string[];
			position: string | null;
			/** @enum {string} */
			source: "website" | "landing_page" | "referral" | "event" | "social_media" | "email" | "phone" | "import" | "lead_search" | "other";
			tags: string[];
			/** Format: date-time */
			updatedAt: string;
			userId: number;
		};
		CurrencyTotal: {
			amountCents: number;
			currency: string;
			weightedCents: number;
		};
		CurveChart: {
			budget: {
				cents: number;
				label: string;
			} | null;
			/** @constant */
			kind: "curve";
			levels: {
				cents: number;
				label: string;
			}[];
			maxCents: number;
			points: {
				highCents: number;
				lowCents: number;
				week: number;
			}[];
			ticks: {
				label: string;
				week: number;
			}[];
			weeks: number;
		};
		CustomField: {
			/** Format: date-time */
			createdAt: string;
			defaultValue: string | number | boolean | string[] | null;
			deletedAt: string | null;
			help: string | null;
			id: number;
			isRequired: boolean;
			isUnique: boolean;
			key: string;
			/** @enum {string} */
			kind: "contact" | "company" | "opportunity";
			label: string;
			options: {
				key: string;
				label: string;
			}[];
			/** @enum {string} */
			type: "text" | "longText" | "number" | "money" | "date" | "choice" | "choices" | "checkbox" | "link" | "member" | "contact" | "company";
			/** Format: date-time */
			updatedAt: string;
		};
		DayAct: {
			body: {
				[key: string]: string | null;
			};
			path: string;
		};
		DayRow: {
			also: components["schemas"]["StartItem"][];
			amountCents: number | null;
			at: string | null;
			currency: string;
			detail: string | null;
			done: components["schemas"]["DayAct"] | null;
			href: string;
			id: number;
			/** @enum {string} */
			kind: "enquiry" | "lead" | "task" | "actions" | "questionnaire" | "proposals" | "opportunity" | "report";
			more: number;
			putOff: components["schemas"]["DayAct"] | null;
			/** @enum {string} */
			state: "overdue" | "unanswered" | "today" | "coming" | "undated";
			title: string;
		};
		DocumentBlock: {
			id: string;
			/** @constant */
			kind: "heading";
			level: 1 | 2;
			source?: string;
			text: string;
		} | {
			isOwn?: boolean;
			/** @constant */
			kind: "paragraph";
			lead: string | null;
			notes?: string[];
			source?: string;
			text: string;
		} | {
			items: string[];
			/** @constant */
			kind: "list";
			source?: string;
		} | {
			items: string[];
			/** @constant */
			kind: "citations";
			source?: string;
		} | {
			figures: {
				label: string;
				notes: string[];
				unit: string;
				value: string;
			}[];
			/** @constant */
			kind: "keyFigures";
			source?: string;
		} | {
			items: {
				notes: string[];
				text: string;
				title: string;
			}[];
			/** @constant */
			kind: "decisions";
			source?: string;
		} | {
			answers: string;
			blocks: ({
				id: string;
				/** @constant */
				kind: "heading";
				level: 1 | 2;
				source?: string;
				text: string;
			} | {
				isOwn?: boolean;
				/** @constant */
				kind: "paragraph";
				lead: string | null;
				notes?: string[];
				source?: string;
				text: string;
			} | {
				items: string[];
				/** @constant */
				kind: "list";
				source?: string;
			} | {
				items: string[];
				/** @constant */
				kind: "citations";
				source?: string;
			})[];
			facts: {
				label: string;
				notes: string[];
				text: string;
			}[];
			id: string;
			isQuickWin: boolean;
			/** @constant */
			kind: "sheet";
			number: string;
			source?: string;
			title: string;
		} | {
			/** @constant */
			kind: "signature";
			parties: {
				name: string;
				role: string;
			}[];
			placeAndDate: string;
			source?: string;
		} | {
			id: string;
			/** @constant */
			kind: "table";
			source?: string;
			table: components["schemas"]["DocumentTable"];
		} | {
			caption: string;
			chart: components["schemas"]["BarChart"] | components["schemas"]["PlanChart"] | components["schemas"]["MatrixChart"] | components["schemas"]["RoadmapChart"] | components["schemas"]["CurveChart"] | components["schemas"]["ArchitectureChart"];
			description: string;
			id: string;
			/** @constant */
			kind: "figure";
			source?: string;
			table: components["schemas"]["DocumentTable"];
		};
		DocumentFace: {
			author: string | null;
			color: string | null;
			firm: string;
			isDraft: boolean;
			logo: {
				height: number;
				src: string;
				width: number;
			} | null;
			preparedFor: string | null;
			version: string | null;
			words: {
				author: string;
				draft: string;
				preparedFor: string;
				version: string;
			};
		};
		DocumentSummary: {
			figures: {
				label: string;
				unit: string;
				value: string;
			}[];
			id: string;
			lead: string[];
			problems: {
				lines: {
					rating: string;
					text: string;
				}[];
				title: string;
			};
			steps: {
				lines: {
					source: string;
					text: string;
					title: string;
				}[];
				title: string;
			};
			strengths: {
				lines: {
					rating: string;
					text: string;
				}[];
				title: string;
			};
			title: string;
		};
		DocumentTable: {
			caption: string;
			columns: {
				/** @enum {string} */
				align: "start" | "end";
				label: string;
			}[];
			rows: string[][];
		};
		DraftBlock: {
			action?: components["schemas"]["OwnAction"];
			computed: string | null;
			id: string;
			isHidden: boolean;
			isStale: boolean;
			own: string | null;
			/** @enum {string} */
			part: "decision" | "letter" | "changes" | "recommendations" | "roadmap" | "priorities" | "kpi" | "next" | "analysis" | "today" | "aiArchitecture" | "risks" | "scope" | "method";
			title: string;
		};
		DraftedAction: {
			before: string;
			first: string;
			kpi: string;
			lasting: string;
			risk: string;
			title: string;
			tool: string;
		};
		DraftPerson: {
			id: number;
			name: string;
		};
		DraftProblem: {
			id: number;
			number: string;
			text: string;
		};
		DraftSubjects: {
			people: components["schemas"]["DraftPerson"][];
			problems: components["schemas"]["DraftProblem"][];
		};
		EarningCampaign: {
			company: string;
			earnedCents: number;
			id: number;
			name: string;
		};
		EmailContent: {
			action: string;
			attention: string;
			callToAction: string;
			desire: string;
			greeting: string;
			interest: string;
			preheader: string;
			signature: string;
			subject: string;
		};
		FactSource: {
			/** @enum {string} */
			field: "company.name" | "company.sector" | "company.targetAudience" | "company.targetAudienceType" | "product.name" | "product.characteristics" | "product.advantages" | "product.price" | "brief.buyer" | "brief.pain" | "brief.change" | "brief.proofs" | "brief.quote" | "brief.offer" | "brief.guarantee" | "brief.doubts";
			quote: string;
		};
		ForecastMonth: {
			count: number;
			isPast: boolean;
			month: string | null;
			totals: components["schemas"]["CurrencyTotal"][];
		};
		GivenAnswer: {
			answer: string;
			chapter: string;
			question: string;
		};
		Groups: {
			amounts?: {
				amountCents: number;
				currency: string;
			}[];
			items: {
				amounts?: {
					amountCents: number;
					currency: string;
				}[];
				total: number;
				value: string | null;
			}[];
			others: number;
		};
		HandedOver: {
			causeId: number;
			companies: number;
			contacts: number;
			opportunities: number;
			tasks: number;
		};
		Hint: {
			/** @enum {string} */
			code: "no_pain" | "no_change" | "no_proof" | "no_quote" | "no_quote_name" | "no_offer" | "no_guarantee" | "no_action" | "no_price" | "no_currency" | "no_number" | "not_permitted" | "deadline_passed" | "offer_unfinished" | "link_invalid" | "other_language" | "markup" | "too_long_to_quote" | "left_out" | "capitals" | "same_in_every_tone";
			facts?: string[];
			field: string;
			/** @enum {string} */
			reason?: "room" | "one_idea" | "promise" | "buyer" | "register";
		};
		Holdings: {
			companies: number;
			contacts: number;
			opportunities: number;
			tasks: number;
		};
		Import: {
			counts: {
				created: number;
				failed: number;
				skipped: number;
				updated: number;
			};
			/** Format: date-time */
			createdAt: string;
			dates: {
				heading: string;
				isSure: boolean;
				/** @enum {string} */
				order: "dmy" | "mdy";
			}[];
			dryRun: boolean;
			error: string | null;
			errors: components["schemas"]["LineErrors"][];
			fileName: string;
			headings: string[];
			id: number;
			kept: {
				id: number;
				/** @enum {string} */
				kind: "contact" | "company" | "opportunity";
				name: string;
			}[];
			/** @enum {string} */
			kind: "contacts" | "companies" | "opportunities";
			later: number[];
			left: number;
			lines: components["schemas"]["ImportLineCounts"];
			mapping: {
				[key: string]: ("firstName" | "lastName" | "fullName" | "nickname" | "email" | "phone" | "position" | "company" | "tags" | "source" | "owner" | "notes" | "customFields" | "optOut" | "createdAt" | "leftOut" | "name" | "domain" | "taxId" | "sector" | "size" | "address" | "title" | "contact" | "contactEmail" | "pipeline" | "stage" | "status" | "amount" | "currency" | "probability" | "expectedClose" | "lostReason" | "closedAt") | string;
			};
			namedCompanies: components["schemas"]["NamedCompanyQuestion"][];
			noteCount: number;
			notes: components["schemas"]["LineErrors"][];
			overwrite: boolean;
			passedOver: {
				line: number;
				text: string;
			}[];
			pausedBy: ("disk_full" | "busy") | null;
			progress: number;
			questions: components["schemas"]["ImportQuestion"][];
			readValues: {
				/** @enum {string} */
				how: "stageLike" | "stageUnknown" | "closedUndated" | "closedAsCreated" | "stageMoved" | "stageMovedBack" | "ownerUnknown" | "ownerInvited" | "ownerChosen" | "ownerNobody" | "sourceUnknown" | "pipelineUnknown" | "contactByName";
				lines: number;
				made: string | null;
				written: string;
			}[];
			samples: {
				created: components["schemas"]["ImportSample"][];
				updated: components["schemas"]["ImportSample"][];
			};
			/** @enum {string} */
			status: "running" | "done" | "failed" | "cancelled" | "reverted";
			undone: number;
			unknownStages: string[];
			/** Format: date-time */
			updatedAt: string;
		};
		ImportedInterventions: {
			added: number;
			changed: number;
		};
		ImportedMailPeople: {
			added: number;
			faults: {
				[key: string]: number;
			};
			lines: {
				/** @enum {string} */
				fault: "invalid" | "doubled" | "known" | "opted_out";
				line: number;
				text: string;
			}[];
		};
		ImportLine: {
			added: {
				[key: string]: string;
			};
			details: string[];
			errors: {
				[key: string]: string;
			};
			into: string | null;
			line: number;
			lost: {
				[key: string]: {
					kept: string;
					written: string;
				};
			};
			name: string;
			/** @enum {string} */
			outcome: "created" | "updated" | "unchanged" | "asked" | "later" | "failed";
			recordId: number | null;
			values: {
				column: string | null;
				field: string;
				made: string | null;
				written: string;
			}[];
		};
		ImportLineCounts: {
			asked: number;
			blank: number;
			created: number;
			failed: number;
			later: number;
			total: number;
			unchanged: number;
			updated: number;
		};
		ImportPreview: {
			headings: string[];
			passedOver: {
				line: number;
				text: string;
			}[];
			samples: string[][];
			sheets: string[];
		};
		ImportQuestion: {
			afterLine: number | null;
			companyId: number | null;
			contactId: number | null;
			existing: components["schemas"]["PersonShown"];
			inFile: components["schemas"]["PersonShown"];
			line: number;
			reason: string;
		};
		ImportSample: {
			details: string[];
			line: number;
			name: string;
			recordId: number | null;
		};
		InboxEntry: {
			about: string | null;
			answering: {
				isOwn: boolean;
				mayTakeOver: boolean;
				name: string;
			} | null;
			answers: {
				answer: string;
				question: string;
			}[];
			company: string | null;
			consentAt: string | null;
			consentVersion: string | null;
			contact: components["schemas"]["Named"] | null;
			convertedAt: string | null;
			convertedBy: string | null;
			/** Format: date-time */
			createdAt: string;
			email: string | null;
			excerpt: string;
			id: number;
			isConvertible: boolean;
			/** @enum {string} */
			kind: "enquiry" | "waitlist" | "landing_page";
			/** @enum {string} */
			language: "en" | "es";
			linkedCompany: components["schemas"]["Named"] | null;
			message: string;
			name: string;
			opportunity: components["schemas"]["Named"] | null;
			page: string | null;
			phone: string | null;
			phonePlaces: {
				end: number;
				href: string;
				start: number;
			}[];
			position: string | null;
			repliedAt: string | null;
			replies: components["schemas"]["InboxReply"][];
			service: string | null;
			source: string;
			/** @enum {string} */
			status: "unread" | "read" | "archived" | "suspected" | "spam";
			subject: string | null;
			/** Format: date-time */
			updatedAt: string;
			utmCampaign: string | null;
			utmContent: string | null;
			utmMedium: string | null;
			utmSource: string | null;
			utmTerm: string | null;
		};
		InboxOriginal: {
			email: string | null;
			/** @enum {string} */
			kind: "enquiry" | "waitlist" | "landing_page";
			message: string | null;
			name: string;
			subject: string | null;
		};
		InboxReply: {
			body: string | null;
			by: string;
			error: string | null;
			id: number;
			/** Format: date-time */
			occurredAt: string;
			/** @enum {string} */
			status: "logged" | "queued" | "sent" | "failed";
			subject: string | null;
		};
		InboxSummary: {
			about: string | null;
			answering: {
				isOwn: boolean;
				mayTakeOver: boolean;
				name: string;
			} | null;
			company: string | null;
			convertedAt: string | null;
			/** Format: date-time */
			createdAt: string;
			email: string | null;
			excerpt: string;
			id: number;
			/** @enum {string} */
			kind: "enquiry" | "waitlist" | "landing_page";
			name: string;
			repliedAt: string | null;
			service: string | null;
			/** @enum {string} */
			status: "unread" | "read" | "archived" | "suspected" | "spam";
			/** Format: date-time */
			updatedAt: string;
		};
		InterventionSheet: {
			avoidedShare: number[] | null;
			because: string[];
			before: string;
			effort: number;
			figuresSource: string;
			first: string;
			foreignNouns: string[];
			id: string;
			/** @constant */
			isOwn?: true;
			kpi: string;
			kpiHow: string;
			lasting: string;
			otherTrades?: ("food" | "manufacturing" | "automotive" | "retail" | "hospitality" | "health" | "construction" | "logistics" | "professional" | "education" | "public" | "association")[];
			owner: string;
			risk: string;
			runningHighCents: number;
			runningLowCents: number;
			savedShare: number[] | null;
			setupHighCents: number;
			setupLowCents: number;
			title: string;
			tool: string;
			toolMust: string[];
			trades: ("food" | "manufacturing" | "automotive" | "retail" | "hospitality" | "health" | "construction" | "logistics" | "professional" | "education" | "public" | "association")[];
			weeks: number;
		};
		InterventionTitle: {
			id: string;
			/** @constant */
			isOwn?: true;
			otherTrades?: ("food" | "manufacturing" | "automotive" | "retail" | "hospitality" | "health" | "construction" | "logistics" | "professional" | "education" | "public" | "association")[];
			title: string;
		};
		Invitation: {
			/** Format: date-time */
			createdAt: string;
			email: string | null;
			/** Format: date-time */
			expiresAt: string;
			id: number;
			/** @enum {string} */
			role: "user" | "admin";
		};
		InviteOutcome: {
			invitation: components["schemas"]["NewWorkspaceInvitation"] | null;
			/** @enum {string} */
			outcome: "invited" | "member" | "waiting" | "not_address" | "limited";
			written: string;
		};
		Job: {
			change: {
				set: {
					[key: string]: string | number | boolean | null | {
						[key: string]: string | number | boolean | string[] | null;
					};
				};
			} | {
				addTags: string[];
			} | {
				removeTags: string[];
			} | {
				/** @constant */
				delete: true;
			};
			/** Format: date-time */
			createdAt: string;
			done: number;
			error?: string;
			id: number;
			kept: number;
			/** @enum {string} */
			kind: "contact" | "company" | "opportunity" | "task";
			/** @enum {string} */
			status: "queued" | "running" | "done" | "failed";
			total: number;
			undoesId: number | null;
			undoneById: number | null;
			/** Format: date-time */
			updatedAt: string;
		};
		KeptText: {
			content: components["schemas"]["EmailContent"] | components["schemas"]["SocialContent"] | components["schemas"]["LandingContent"];
			/** Format: date-time */
			createdAt: string;
			id: number;
			/** @enum {string} */
			language: "en" | "es";
			name: string;
			seed: number;
			/** @enum {string} */
			tone: "professional" | "friendly" | "direct" | "inspiring";
			writer: string;
		};
		LandingContent: {
			action: string;
			attention: string;
			benefits: {
				text: string;
				title: string;
			}[];
			callToAction: string;
			desire: string;
			faq: {
				answer: string;
				question: string;
			}[];
			headline: string;
			interest: string;
			metaDescription: string;
			metaTitle: string;
			questions?: string[];
			subheadline: string;
		};
		LandingPage: {
			campaignId: number;
			content: components["schemas"]["PageContent"];
			/** Format: date-time */
			createdAt: string;
			id: number;
			identity: components["schemas"]["PageIdentity"];
			/** @enum {string} */
			language: "en" | "es";
			marketingCompanyId: number;
			/** Format: date-time */
			publishedAt: string;
			slug: string;
			/** @enum {string} */
			status: "published" | "unpublished";
			/** Format: date-time */
			updatedAt: string;
			views: number;
		};
		LeadAnalytics: {
			activity: {
				byType: {
					count: number;
					/** @enum {string} */
					type: "email" | "call" | "meeting" | "note" | "task";
				}[];
				total: number;
				weeks: components["schemas"]["ActivityWeek"][];
			};
			conversion: {
				stages: components["schemas"]["StageReach"][];
				total: number;
			};
			forecast: components["schemas"]["ForecastMonth"][];
			leads: {
				bySource: {
					count: number;
					/** @enum {string} */
					source: "website" | "landing_page" | "referral" | "event" | "social_media" | "email" | "phone" | "import" | "lead_search" | "other";
				}[];
				total: number;
				weeks: components["schemas"]["LeadWeek"][];
			};
			lost: {
				amounts: {
					amountCents: number;
					currency: string;
				}[];
				count: number;
				others: number;
				reasons: {
					amounts: {
						amountCents: number;
						currency: string;
					}[];
					count: number;
					reason: string | null;
				}[];
			};
			owners: components["schemas"]["OwnerFigures"][];
			period: {
				from: string;
				to: string;
			};
			pipelineId: number;
			timeInStage: components["schemas"]["StageTime"][];
			won: {
				amounts: {
					amountCents: number;
					currency: string;
				}[];
				count: number;
			};
		};
		LeadOffers: {
			contacts: components["schemas"]["ConversionCandidate"][];
			items: {
				amountCents: number;
				company: components["schemas"]["Named"] | null;
				contact: components["schemas"]["Named"] | null;
				currency: string;
				id: number;
				name: string;
			}[];
		};
		LeadSearchHit: {
			company: string | null;
			contactId: number | null;
			email: string | null;
			id: number;
			key: string;
			/** @enum {string} */
			kind: "lead" | "inbox" | "contact" | "prospect";
			leadContactId: number | null;
			leadId: number | null;
			leadStatus: ("new" | "contacted" | "qualified" | "proposal" | "won" | "lost") | null;
			name: string | null;
			phone: string | null;
			places: {
				id: number;
				/** @enum {string} */
				kind: "lead" | "inbox" | "contact" | "prospect";
				listName: string | null;
				name: string | null;
			}[];
			position: string | null;
			reasons: {
				code: string;
				points: number;
				values: {
					[key: string]: string | number;
				};
			}[];
			score: number;
			sector: string | null;
			/** @enum {string} */
			source: "website" | "landing_page" | "referral" | "event" | "social_media" | "email" | "phone" | "import" | "lead_search" | "other";
			text: string | null;
		};
		LeadWeek: {
			bySource: {
				[key: string]: number;
			};
			from: string;
			to: string;
			total: number;
		};
		LineErrors: {
			errors: {
				[key: string]: string;
			};
			line: number;
			values: {
				column: string | null;
				field: string;
				made: string | null;
				written: string;
			}[];
		};
		Live: {
			change: number;
			people: {
				id: number;
				name: string;
			}[];
			saved: components["schemas"]["Saved"][];
		};
		LoopAnalytics: {
			campaigns: components["schemas"]["LoopCampaign"][];
			period: {
				from: string | null;
				to: string | null;
			};
			sources: {
				figures: components["schemas"]["LoopFigures"];
				/** @enum {string} */
				source: "website" | "landing_page" | "referral" | "event" | "social_media" | "email" | "phone" | "import" | "lead_search" | "other";
			}[];
			total: components["schemas"]["LoopFigures"];
			visits: number;
			withoutCampaign: components["schemas"]["LoopFigures"];
		};
		LoopCampaign: {
			companyName: string;
			costCents: number | null;
			figures: components["schemas"]["LoopFigures"];
			id: number;
			name: string;
			returnShare: number | null;
			revenueCents: number;
			visits: number;
		};
		LoopFigures: {
			enquiries: {
				count: number;
				leads: number;
				opportunities: number;
			};
			leads: {
				count: number;
				opportunities: number;
			};
			lost: {
				count: number;
			};
			open: {
				count: number;
				totals: {
					amountCents: number;
					currency: string;
				}[];
			};
			opportunities: {
				begun: number;
				count: number;
				medianDays: number | null;
			};
			won: {
				count: number;
				medianDays: number | null;
				totals: {
					amountCents: number;
					currency: string;
				}[];
			};
		};
		LoopStep: {
			/** Format: date-time */
			at: string;
			/** @enum {string} */
			direction: "before" | "self" | "after";
			href: string;
			id: number;
			/** @enum {string} */
			kind: "inbox_entry" | "marketing_lead" | "crm_contact" | "crm_company" | "crm_opportunity" | "company" | "problem" | "report" | "marketing_company" | "marketing_product" | "marketing_campaign";
			name: string;
			part: string | null;
		};
		MailAudience: {
			/** Format: date-time */
			createdAt: string;
			filter: ({
				all: ({
					field: string;
					/** @enum {string} */
					is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
					value?: string | number | string[];
				} | ({
					all: ({
						field: string;
						/** @enum {string} */
						is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
						value?: string | number | string[];
					} | ({
						all: {
							field: string;
							/** @enum {string} */
							is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
							value?: string | number | string[];
						}[];
					} | {
						any: {
							field: string;
							/** @enum {string} */
							is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
							value?: string | number | string[];
						}[];
					}))[];
				} | {
					any: ({
						field: string;
						/** @enum {string} */
						is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
						value?: string | number | string[];
					} | ({
						all: {
							field: string;
							/** @enum {string} */
							is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
							value?: string | number | string[];
						}[];
					} | {
						any: {
							field: string;
							/** @enum {string} */
							is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
							value?: string | number | string[];
						}[];
					}))[];
				}))[];
			} | {
				any: ({
					field: string;
					/** @enum {string} */
					is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
					value?: string | number | string[];
				} | ({
					all: ({
						field: string;
						/** @enum {string} */
						is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
						value?: string | number | string[];
					} | ({
						all: {
							field: string;
							/** @enum {string} */
							is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
							value?: string | number | string[];
						}[];
					} | {
						any: {
							field: string;
							/** @enum {string} */
							is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
							value?: string | number | string[];
						}[];
					}))[];
				} | {
					any: ({
						field: string;
						/** @enum {string} */
						is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
						value?: string | number | string[];
					} | ({
						all: {
							field: string;
							/** @enum {string} */
							is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
							value?: string | number | string[];
						}[];
					} | {
						any: {
							field: string;
							/** @enum {string} */
							is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
							value?: string | number | string[];
						}[];
					}))[];
				}))[];
			}) | null;
			id: number;
			/** @enum {string} */
			kind: "list" | "segment";
			name: string;
			people: number;
			record: ("contact" | "marketing_lead") | null;
			/** Format: date-time */
			updatedAt: string;
		};
		MailConsents: {
			email: string;
			isOptedOut: boolean;
			items: {
				/** Format: date-time */
				createdAt: string;
				id: number;
				isGiven: boolean;
				proof: string;
				/** @enum {string} */
				purpose: "offers" | "news" | "events";
				/** @enum {string} */
				source: "import" | "person" | "hand";
			}[];
		};
		MailDelivery: {
			clickedAt: string | null;
			email: string;
			id: number;
			name: string | null;
			reason: string | null;
			sentAt: string | null;
			/** @enum {string} */
			status: "waiting" | "sending" | "sent" | "unsure" | "bounced" | "failed" | "skipped" | "cancelled";
			unsubscribedAt: string | null;
		};
		MailLetter: {
			html: string;
			subject: string;
			text: string;
		};
		MailPerson: {
			consents: ("offers" | "news" | "events")[];
			email: string;
			id: number;
			isOptedOut: boolean;
			name: string | null;
		};
		MailReadiness: {
			checks: {
				/** @enum {string} */
				check: "subject" | "text" | "open_place" | "nobody" | "size" | "demo" | "email_not_confirmed" | "link" | "identity" | "no_mail_server" | "sender_domain";
				detail: string | null;
				isAdvice: boolean;
			}[];
			people: {
				reached: number;
				skipped: {
					[key: string]: number;
				};
				total: number;
			} | null;
			sender: {
				address: string;
				name: string;
				replyTo: string;
			};
			target: string | null;
		};
		MailsChanged: {
			changed: number;
		};
		MailSending: {
			audienceId: number | null;
			audienceName: string;
			/** @enum {string} */
			basis: "consent" | "customers";
			campaignId: number | null;
			/** Format: date-time */
			createdAt: string;
			figures: {
				bounced: number;
				clicked: number;
				failed: number;
				sent: number;
				skipped: number;
				total: number;
				unsubscribed: number;
				unsure: number;
				waiting: number;
			};
			finishedAt: string | null;
			id: number;
			perMinute: number | null;
			/** @enum {string} */
			purpose: "offers" | "news" | "events";
			quiet: {
				from: number;
				to: number;
			} | null;
			/** Format: date-time */
			startsAt: string;
			/** @enum {string} */
			status: "scheduled" | "running" | "done" | "cancelled" | "failed";
			subject: string;
		};
		MarketingCompany: {
			brandColors: string[] | null;
			commercialObjectives: string;
			/** Format: date-time */
			createdAt: string;
			id: number;
			name: string;
			sector: string;
			targetAudience: string;
			/** @enum {string} */
			targetAudienceType: "B2C" | "B2B" | "both";
			tone: ("professional" | "friendly" | "direct" | "inspiring") | null;
			/** Format: date-time */
			updatedAt: string;
			userId: number;
			website: string | null;
			workspaceId: number;
		};
		MarketingCompanyMove: {
			campaigns: number;
			leads: number;
			pages: number;
			products: number;
			targets: {
				id: number;
				isPersonal: boolean;
				name: string | null;
			}[];
		};
		MarketingCompanySummary: {
			brandColors: string[] | null;
			commercialObjectives: string;
			counts: {
				campaigns: number;
				leads: number;
				pages: number;
				products: number;
			};
			/** Format: date-time */
			createdAt: string;
			id: number;
			name: string;
			sector: string;
			targetAudience: string;
			/** @enum {string} */
			targetAudienceType: "B2C" | "B2B" | "both";
			tone: ("professional" | "friendly" | "direct" | "inspiring") | null;
			/** Format: date-time */
			updatedAt: string;
			userId: number;
			website: string | null;
			workspaceId: number;
		};
		MarketingFigures: {
			answers: number;
			byCampaign: {
				count: number;
				id: number | null;
				name: string;
				won: number;
			}[];
			bySource: {
				count: number;
				/** @enum {string} */
				source: "website" | "landing_page" | "referral" | "event" | "social_media" | "email" | "phone" | "import" | "lead_search" | "other";
				won: number;
			}[];
			byStatus: {
				count: number;
				/** @enum {string} */
				status: "new" | "contacted" | "qualified" | "proposal" | "won" | "lost";
			}[];
			funnel: {
				count: number;
				/** @enum {string} */
				status: "new" | "contacted" | "qualified" | "proposal" | "won";
			}[];
			overTime: {
				count: number;
				period: string;
			}[];
			total: number;
			/** @enum {string} */
			unit: "week" | "month";
			visits: number;
			won: number;
		};
		MarketingLead: {
			answers: {
				answer: string;
				question: string;
			}[] | null;
			campaignId: number | null;
			companyName: string;
			consentAt: string | null;
			consentText: string | null;
			contactEmail: string | null;
			contactId: number | null;
			contactName: string | null;
			contactPhone: string | null;
			/** Format: date-time */
			createdAt: string;
			id: number;
			/** @enum {string} */
			language: "en" | "es";
			marketingCompanyId: number;
			notes: string | null;
			position: string | null;
			revenueCents: number;
			/** @enum {string} */
			source: "website" | "landing_page" | "referral" | "event" | "social_media" | "email" | "phone" | "import" | "lead_search" | "other";
			/** @enum {string} */
			status: "new" | "contacted" | "qualified" | "proposal" | "won" | "lost";
			/** Format: date-time */
			updatedAt: string;
			utmCampaign: string | null;
			utmContent: string | null;
			utmMedium: string | null;
			utmSource: string | null;
			utmTerm: string | null;
		};
		MarketingLeadSummary: {
			answers: {
				answer: string;
				question: string;
			}[] | null;
			campaignId: number | null;
			campaignName: string | null;
			companyName: string;
			consentAt: string | null;
			consentText: string | null;
			contactEmail: string | null;
			contactId: number | null;
			contactName: string | null;
			contactPhone: string | null;
			/** Format: date-time */
			createdAt: string;
			id: number;
			/** @enum {string} */
			language: "en" | "es";
			marketingCompanyId: number;
			notes: string | null;
			position: string | null;
			revenueCents: number;
			/** @enum {string} */
			source: "website" | "landing_page" | "referral" | "event" | "social_media" | "email" | "phone" | "import" | "lead_search" | "other";
			/** @enum {string} */
			status: "new" | "contacted" | "qualified" | "proposal" | "won" | "lost";
			/** Format: date-time */
			updatedAt: string;
			utmCampaign: string | null;
			utmContent: string | null;
			utmMedium: string | null;
			utmSource: string | null;
			utmTerm: string | null;
		};
		MarketingProduct: {
			advantages: string;
			characteristics: string;
			/** Format: date-time */
			createdAt: string;
			id: number;
			marketingCompanyId: number;
			name: string;
			price: string;
			/** Format: date-time */
			updatedAt: string;
		};
		MarketingProductSummary: {
			advantages: string;
			analyses: number;
			campaigns: number;
			characteristics: string;
			companyName: string;
			/** Format: date-time */
			createdAt: string;
			id: number;
			marketingCompanyId: number;
			name: string;
			photographId: number | null;
			price: string;
			publishedPages: number;
			/** Format: date-time */
			updatedAt: string;
		};
		MatrixChart: {
			/** @constant */
			kind: "matrix";
			points: {
				effort: number;
				impact: number;
				isQuickWin: boolean;
				label: string;
			}[];
			words: {
				effort: string;
				high: string;
				impact: string;
				low: string;
				quickWins: string;
			};
		};
		Member: {
			/** Format: date-time */
			createdAt: string;
			email: string;
			name: string;
			/** @enum {string} */
			role: "owner" | "member" | "reader";
			userId: number;
		};
		Merge: {
			/** Format: date-time */
			createdAt: string;
			dropId: number;
			dropName: string;
			id: number;
			keepId: number;
			keepName: string;
			/** @enum {string} */
			kind: "contact" | "company";
			undoneAt: string | null;
		};
		MergedCompany: {
			address: string | null;
			/** Format: date-time */
			createdAt: string;
			customFields: {
				[key: string]: string | number | boolean | string[] | null;
			};
			domain: string | null;
			id: number;
			linked?: {
				[key: string]: {
					id: number;
					/** @enum {string} */
					kind: "contact" | "company";
					name: string;
				};
			};
			mergeId: number;
			name: string;
			notes: string | null;
			ownerId: number | null;
			phone: string | null;
			sector: string | null;
			size: string | null;
			/** @enum {string} */
			source: "website" | "landing_page" | "referral" | "event" | "social_media" | "email" | "phone" | "import" | "lead_search" | "other";
			tags: string[];
			taxId: string | null;
			/** Format: date-time */
			updatedAt: string;
			userId: number;
		};
		MergedContact: {
			companyId: number | null;
			companyName: string | null;
			consent: {
				[key: string]: unknown;
			} | null;
			/** Format: date-time */
			createdAt: string;
			customFields: {
				[key: string]: string | number | boolean | string[] | null;
			};
			email: string | null;
			emails: string[];
			firstName: string;
			id: number;
			lastName: string | null;
			linked?: {
				[key: string]: {
					id: number;
					/** @enum {string} */
					kind: "contact" | "company";
					name: string;
				};
			};
			mergeId: number;
			notes: string | null;
			ownerId: number | null;
			phone: string | null;
			phones: string[];
			position: string | null;
			/** @enum {string} */
			source: "website" | "landing_page" | "referral" | "event" | "social_media" | "email" | "phone" | "import" | "lead_search" | "other";
			tags: string[];
			/** Format: date-time */
			updatedAt: string;
			userId: number;
		};
		ModelEvidence: {
			end: number;
			start: number;
			text: string;
		};
		ModelFigure: {
			/** @enum {string} */
			field: "hoursPerWeek" | "people" | "incidentsPerMonth" | "incidentCostCents" | "tiedUpCents";
			per?: string;
			quoted: string;
			value: number;
		};
		ModelIntervention: {
			id: string;
			/** @constant */
			isOwn?: true;
			title: string;
		};
		ModelList: {
			fault: ("unreachable" | "refused" | "key_refused" | "not_found" | "too_many" | "server_error" | "private_address" | "insecure_address" | "redirected" | "stalled" | "cut" | "shape" | "web_page" | "too_long" | "cancelled") | null;
			items: string[];
		};
		ModelReading: {
			draft: components["schemas"]["DraftedAction"] | null;
			dropped: ("figure" | "action" | "draft" | "unchecked")[];
			evidence: components["schemas"]["ModelEvidence"][];
			figures: components["schemas"]["ModelFigure"][];
			interventions: components["schemas"]["ModelIntervention"][];
			isContrary: boolean;
			/** @enum {string} */
			process: "invoices_in" | "invoices_out" | "orders" | "quotes" | "stock" | "production" | "quality" | "planning" | "maintenance" | "customer_service" | "appointments" | "email" | "website" | "reviews" | "sales" | "collections" | "month_end" | "payroll" | "hiring" | "training" | "documents" | "knowledge" | "reporting" | "forecasting" | "integration" | "data_quality" | "security" | "backup" | "privacy" | "ai_use" | "other";
			/** @enum {string} */
			symptom: "manual" | "slow" | "errors" | "lost" | "none" | "unknown" | "risk" | "capacity" | "other";
		};
		MovedCompany: {
			causeId: number;
			companyIds: number[];
			workspaceId: number;
		};
		MovedMarketingCompany: {
			causeId: number;
			workspaceId: number;
		};
		Named: {
			id: number;
			name: string;
		};
		NamedCompanyQuestion: {
			existing: {
				id: number;
				name: string;
			}[];
			line: number;
			lines: number;
			name: string;
			/** @enum {string} */
			unanswered: "same" | "different";
		};
		NewApiToken: {
			/** @enum {string} */
			access: "full" | "read";
			/** Format: date-time */
			createdAt: string;
			ending: string;
			expiresAt: string | null;
			id: number;
			lastUsedAt: string | null;
			name: string;
			token: string;
			workspaceId: number | null;
		};
		NewInvitation: {
			/** Format: date-time */
			createdAt: string;
			email: string | null;
			/** Format: date-time */
			expiresAt: string;
			id: number;
			/** @enum {string} */
			role: "user" | "admin";
			url: string;
		};
		NewQuestionnaire: {
			answered: number;
			companyId: number;
			/** Format: date-time */
			createdAt: string;
			/** Format: date-time */
			expiresAt: string;
			id: number;
			/** @enum {string} */
			language: "en" | "es";
			questions: number;
			revokedAt: string | null;
			/** @enum {string} */
			state: "open" | "sent" | "expired" | "revoked";
			submittedAt: string | null;
			/** @enum {string} */
			template: "distributor" | "garage" | "bakery" | "restaurant" | "hotel" | "clinic" | "law" | "haulier" | "builder" | "manufacturer" | "school" | "association" | "townhall" | "shop" | "agency";
			templateName: string;
			/** Format: date-time */
			updatedAt: string;
			url: string;
		};
		NewReportShare: {
			/** Format: date-time */
			createdAt: string;
			/** Format: date-time */
			expiresAt: string;
			id: number;
			lastViewedAt: string | null;
			revokedAt: string | null;
			/** @enum {string} */
			state: "open" | "expired" | "revoked";
			url: string;
			views: number;
		};
		NewWebhook: {
			/** Format: date-time */
			createdAt: string;
			deletedAt: string | null;
			events: ("contact.created" | "contact.updated" | "contact.deleted" | "company.created" | "company.updated" | "company.deleted" | "opportunity.created" | "opportunity.updated" | "opportunity.deleted" | "opportunity.stage_changed" | "opportunity.won" | "opportunity.lost" | "task.created" | "task.updated" | "task.deleted" | "communication.created" | "communication.updated" | "communication.deleted" | "enquiry.received" | "lead.received")[];
			failingSince: string | null;
			id: number;
			isActive: boolean;
			lastDeliveredAt: string | null;
			offReason: ("failing" | "gone") | null;
			secret: string;
			/** Format: date-time */
			updatedAt: string;
			url: string;
		};
		NewWorkspaceInvitation: {
			/** Format: date-time */
			createdAt: string;
			email: string;
			/** Format: date-time */
			expiresAt: string;
			id: number;
			isExpired: boolean;
			isMailed: boolean;
			/** @enum {string} */
			role: "owner" | "member" | "reader";
			url: string;
		};
		Notification: {
			actor: {
				id: number;
				name: string;
			} | null;
			count: number;
			/** Format: date-time */
			createdAt: string;
			href: string;
			id: number;
			/** @enum {string} */
			kind: "mention" | "assignment" | "task_due" | "enquiry" | "lead" | "deal_stale" | "deal_won" | "deal_lost" | "member_joined" | "rule" | "rule_stopped" | "rule_waits";
			name: string | null;
			readAt: string | null;
			/** @enum {string} */
			record: "contact" | "company" | "opportunity" | "task" | "communication" | "enquiry" | "lead" | "rule" | "workspace";
			recordId: number | null;
			rule: {
				id: number;
				name: string;
			} | null;
			workspace: {
				id: number;
				name: string | null;
			};
		};
		NotificationPage: {
			items: components["schemas"]["Notification"][];
			nextCursor: string | null;
			unread: number;
		};
		NotificationSettings: {
			kinds: {
				assignment: {
					inPage: boolean;
					/** @enum {string} */
					mail: "off" | "at_once" | "daily";
					push: boolean;
				};
				deal_lost: {
					inPage: boolean;
					/** @enum {string} */
					mail: "off" | "at_once" | "daily";
					push: boolean;
				};
				deal_stale: {
					inPage: boolean;
					/** @enum {string} */
					mail: "off" | "at_once" | "daily";
					push: boolean;
				};
				deal_won: {
					inPage: boolean;
					/** @enum {string} */
					mail: "off" | "at_once" | "daily";
					push: boolean;
				};
				enquiry: {
					inPage: boolean;
					/** @enum {string} */
					mail: "off" | "at_once" | "daily";
					push: boolean;
				};
				lead: {
					inPage: boolean;
					/** @enum {string} */
					mail: "off" | "at_once" | "daily";
					push: boolean;
				};
				member_joined: {
					inPage: boolean;
					/** @enum {string} */
					mail: "off" | "at_once" | "daily";
					push: boolean;
				};
				mention: {
					inPage: boolean;
					/** @enum {string} */
					mail: "off" | "at_once" | "daily";
					push: boolean;
				};
				rule: {
					inPage: boolean;
					/** @enum {string} */
					mail: "off" | "at_once" | "daily";
					push: boolean;
				};
				rule_stopped: {
					inPage: boolean;
					/** @enum {string} */
					mail: "off" | "at_once" | "daily";
					push: boolean;
				};
				rule_waits: {
					inPage: boolean;
					/** @enum {string} */
					mail: "off" | "at_once" | "daily";
					push: boolean;
				};
				task_due: {
					inPage: boolean;
					/** @enum {string} */
					mail: "off" | "at_once" | "daily";
					push: boolean;
				};
			};
			quietHours: {
				from: string;
				to: string;
			} | null;
			timeZone: string;
		};
		OfferedIntervention: {
			first: string;
			id: string;
			/** @constant */
			isOwn?: true;
			otherTrades?: ("food" | "manufacturing" | "automotive" | "retail" | "hospitality" | "health" | "construction" | "logistics" | "professional" | "education" | "public" | "association")[];
			title: string;
		};
		OpenPoint: {
			block: string | null;
			count: number;
			names: string[];
			/** @enum {string} */
			point: "unconfirmed" | "stake" | "settle" | "contradiction" | "currency" | "admission" | "confidence" | "unlike" | "stale" | "foreign" | "department" | "ownText" | "signature";
		};
		Opportunity: {
			amountCents: number;
			closedAt: string | null;
			company: components["schemas"]["Named"] | null;
			companyId: number | null;
			contact: components["schemas"]["Named"] | null;
			contactId: number | null;
			/** Format: date-time */
			createdAt: string;
			currency: string;
			customFields: {
				[key: string]: string | number | boolean | string[] | null;
			};
			expectedClose: string | null;
			id: number;
			linked?: {
				[key: string]: {
					id: number;
					/** @enum {string} */
					kind: "contact" | "company";
					name: string;
				};
			};
			lostReason: string | null;
			notes: string | null;
			ownerId: number | null;
			/** @enum {string} */
			part?: "decides" | "uses" | "pays" | "advises";
			pipelineId: number;
			probability: number;
			quietDays?: number;
			/** @enum {string} */
			source: "website" | "landing_page" | "referral" | "event" | "social_media" | "email" | "phone" | "import" | "lead_search" | "other";
			stage: string;
			/** Format: date-time */
			stageChangedAt: string;
			title: string;
			/** Format: date-time */
			updatedAt: string;
			userId: number;
		};
		OpportunityContact: {
			contactId: number;
			id: number;
			name: string;
			/** @enum {string} */
			part: "decides" | "uses" | "pays" | "advises";
			position: string | null;
		};
		OpportunityDetail: {
			amountCents: number;
			closedAt: string | null;
			company: components["schemas"]["Named"] | null;
			companyId: number | null;
			contact: components["schemas"]["Named"] | null;
			contactId: number | null;
			contacts: components["schemas"]["OpportunityContact"][];
			/** Format: date-time */
			createdAt: string;
			currency: string;
			customFields: {
				[key: string]: string | number | boolean | string[] | null;
			};
			expectedClose: string | null;
			history: components["schemas"]["StageChange"][];
			id: number;
			linked?: {
				[key: string]: {
					id: number;
					/** @enum {string} */
					kind: "contact" | "company";
					name: string;
				};
			};
			lostReason: string | null;
			notes: string | null;
			ownerId: number | null;
			/** @enum {string} */
			part?: "decides" | "uses" | "pays" | "advises";
			pipelineId: number;
			probability: number;
			quietDays?: number;
			/** @enum {string} */
			source: "website" | "landing_page" | "referral" | "event" | "social_media" | "email" | "phone" | "import" | "lead_search" | "other";
			stage: string;
			/** Format: date-time */
			stageChangedAt: string;
			title: string;
			/** Format: date-time */
			updatedAt: string;
			userId: number;
		};
		OpportunityFromReport: {
			actionIds: string[];
			amountCents: number;
			closedAt: string | null;
			company: components["schemas"]["Named"] | null;
			companyId: number | null;
			contact: components["schemas"]["Named"] | null;
			contactId: number | null;
			/** Format: date-time */
			createdAt: string;
			currency: string;
			customFields: {
				[key: string]: string | number | boolean | string[] | null;
			};
			expectedClose: string | null;
			id: number;
			isNew: boolean;
			linked?: {
				[key: string]: {
					id: number;
					/** @enum {string} */
					kind: "contact" | "company";
					name: string;
				};
			};
			lostReason: string | null;
			notes: string | null;
			ownerId: number | null;
			/** @enum {string} */
			part?: "decides" | "uses" | "pays" | "advises";
			pipelineId: number;
			probability: number;
			quietDays?: number;
			/** @enum {string} */
			source: "website" | "landing_page" | "referral" | "event" | "social_media" | "email" | "phone" | "import" | "lead_search" | "other";
			stage: string;
			/** Format: date-time */
			stageChangedAt: string;
			title: string;
			/** Format: date-time */
			updatedAt: string;
			userId: number;
		};
		OptOut: {
			optedOut: boolean;
		};
		OutboxMail: {
			attempts: number;
			/** Format: date-time */
			createdAt: string;
			/** Format: date-time */
			deletedAt: string;
			id: number;
			isSealedAway: boolean;
			kind: string;
			lastError: string | null;
			nextAttemptAt: string | null;
			recipient: string;
			/** @enum {string} */
			state: "failed" | "held" | "waiting";
			subject: string;
		};
		OwnAction: {
			avoidedShare: {
				high: number;
				low: number;
			} | null;
			effort: number;
			endsOn?: string | null;
			kpi: string;
			kpiHow: string;
			owner: string;
			ownerContactId: number | null;
			problemIds: number[];
			runningHighCents: number;
			runningLowCents: number;
			savedShare: {
				high: number;
				low: number;
			} | null;
			setupHighCents: number;
			setupLowCents: number;
			startsOn?: string | null;
			weeks: number;
		};
		OwnerFigures: {
			communications: number;
			lost: {
				amounts: {
					amountCents: number;
					currency: string;
				}[];
				count: number;
			};
			open: {
				amounts: {
					amountCents: number;
					currency: string;
				}[];
				count: number;
				weighted: {
					amountCents: number;
					currency: string;
				}[];
			};
			ownerId: number | null;
			tasks: number;
			won: {
				amounts: {
					amountCents: number;
					currency: string;
				}[];
				count: number;
			};
		};
		OwnIntervention: {
			/** Format: date-time */
			createdAt: string;
			figures: {
				after?: string[];
				avoidedShare: [
					number,
					number
				] | null;
				effort: {
					large: number;
					medium: number;
					small: number;
				};
				figuresSource: string;
				match: {
					about: string[];
					anywhere?: string[];
					/** @enum {string} */
					process: "invoices_in" | "invoices_out" | "orders" | "quotes" | "stock" | "production" | "quality" | "planning" | "maintenance" | "customer_service" | "appointments" | "email" | "website" | "reviews" | "sales" | "collections" | "month_end" | "payroll" | "hiring" | "training" | "documents" | "knowledge" | "reporting" | "forecasting" | "integration" | "data_quality" | "security" | "backup" | "privacy" | "ai_use" | "other";
					sectors: ("food" | "manufacturing" | "automotive" | "retail" | "hospitality" | "health" | "construction" | "logistics" | "professional" | "education" | "public" | "association")[];
					sizes: ("small" | "medium" | "large")[];
					symptoms: ("manual" | "slow" | "errors" | "lost" | "none" | "unknown" | "risk" | "capacity" | "other")[];
				};
				module: ("analytics" | "processAutomation" | "predictive" | "integration") | null;
				needs: string[];
				runningEurosPerYear: {
					large: [
						number,
						number
					];
					medium: [
						number,
						number
					];
					small: [
						number,
						number
					];
				};
				savedShare: [
					number,
					number
				] | null;
				setupEuros: {
					large: [
						number,
						number
					];
					medium: [
						number,
						number
					];
					small: [
						number,
						number
					];
				};
				weeks: {
					large: number;
					medium: number;
					small: number;
				};
			};
			id: number;
			key: string;
			lacks: ("en" | "es")[];
			/** Format: date-time */
			updatedAt: string;
			version: number;
			words: {
				en: {
					before: string;
					cases?: string[];
					first: string;
					kpi: string;
					kpiHow: string;
					lasting: string;
					owner: string;
					ownerSmall?: string;
					problem?: string;
					risk: string;
					title: string;
					tool: string;
					toolMust: string[];
				} | null;
				es: {
					before: string;
					cases?: string[];
					first: string;
					kpi: string;
					kpiHow: string;
					lasting: string;
					owner: string;
					ownerSmall?: string;
					problem?: string;
					risk: string;
					title: string;
					tool: string;
					toolMust: string[];
				} | null;
			};
		};
		PageContent: {
			action: string;
			attention: string;
			/** @enum {string} */
			audienceType: "B2C" | "B2B" | "both";
			benefits: {
				text: string;
				title: string;
			}[];
			callToAction: string;
			colours: string[];
			companyName: string;
			desire: string;
			detailsAt?: number[];
			faq: {
				answer: string;
				question: string;
			}[];
			headline: string;
			href?: string | null;
			includedAt?: number[];
			interest: string;
			isInformal?: boolean;
			metaDescription: string;
			metaTitle: string;
			phone?: string | null;
			photographId?: number | null;
			productName: string | null;
			proofsAt?: number[];
			questions?: string[];
			subheadline: string;
			website: string | null;
		};
		PageIdentity: {
			address: string | null;
			email: string;
			name: string;
			phone: string | null;
			taxId: string | null;
		};
		Passkey: {
			/** Format: date-time */
			createdAt: string;
			id: number;
			lastUsedAt: string | null;
			name: string;
		};
		PasskeyOffer: {
			options: {
				[key: string]: unknown;
			};
		};
		PersonCounts: {
			[key: string]: number;
		};
		PersonErased: {
			counts: components["schemas"]["PersonCounts"];
		};
		PersonRecord: {
			at: string | null;
			id: number;
			/** @enum {string} */
			place: "communications" | "tasks" | "events" | "imports" | "importChecks" | "merges" | "jobs" | "deleted" | "letters" | "leads" | "prospects" | "segments" | "mailAddresses" | "mailConsents" | "mailDeliveries" | "contacts" | "profileContacts" | "proposals" | "views" | "rules" | "inbox" | "messages" | "invitations" | "workspaceInvitations" | "awaitedOwners";
			subject: string | null;
		};
		PersonShown: {
			address: string | null;
			company: string | null;
			domain: string | null;
			emails: string[];
			name: string;
			phones: string[];
			position: string | null;
			taxId: string | null;
		};
		PersonSummary: {
			counts: components["schemas"]["PersonCounts"];
			elsewhere: number;
			email: string;
			hasAccount: boolean;
			records: components["schemas"]["PersonRecord"][];
		};
		Photograph: {
			/** Format: date-time */
			createdAt: string;
			focalX: number;
			focalY: number;
			heightPx: number;
			id: number;
			productId: number;
			/** Format: date-time */
			updatedAt: string;
			widthPx: number;
		};
		Pipeline: {
			/** Format: date-time */
			createdAt: string;
			id: number;
			lostReasons: string[];
			name: string | null;
			stages: components["schemas"]["Stage"][];
			/** Format: date-time */
			updatedAt: string;
		};
		PlanChart: {
			/** @constant */
			kind: "plan";
			monthLabel: string;
			months: number;
			phases: {
				duration: string;
				from: number;
				isOngoing: boolean;
				label: string;
				least: number;
				most: number;
			}[];
		};
		PortfolioCompany: {
			actions: number;
			costPerYearCents: number | null;
			/** @enum {string} */
			currency: "EUR" | "GBP" | "USD" | "CHF";
			done: number;
			hoursPerYear: number | null;
			id: number;
			isChangedSinceReport: boolean;
			name: string;
			nextReview: string | null;
			overdue: number;
			overdueCompanyId: number | null;
			reportCompanyId: number | null;
			review: ("overdue" | "soon" | "later" | "underWay") | null;
			savedHoursPerYear: {
				high: number;
				low: number;
			} | null;
			savingPerYear: {
				high: number;
				low: number;
			} | null;
			sector: string;
			/** @enum {string} */
			stage: "draft" | "ready" | "editing" | "reported" | "inProgress" | "done";
		};
		PortfolioSummary: {
			changed: number;
			companies: number;
			costPerYearCents: number | null;
			/** @enum {string} */
			currency: "EUR" | "GBP" | "USD" | "CHF";
			hoursPerYear: number | null;
			otherCurrency: number;
			overdue: number;
			overdueActions: number;
			quantified: number;
			quantifiedDone: number;
			reviewsDue: number;
			reviewsOverdue: number;
			savedHoursPerYear: {
				high: number;
				low: number;
			} | null;
			savingPerYear: {
				high: number;
				low: number;
			} | null;
			stages: {
				done: number;
				draft: number;
				editing: number;
				inProgress: number;
				ready: number;
				reported: number;
			};
		};
		Problem: {
			answering?: {
				isOwn: boolean;
				mayTakeOver: boolean;
				name: string;
			};
			challenge?: string;
			/** @enum {string} */
			code: "bad_request" | "malformed_json" | "too_complex" | "invalid_text" | "invalid_id" | "invalid_company_id" | "signed_out" | "invalid_credentials" | "second_factor_required" | "second_factor_wrong" | "sign_in_expired" | "wrong_origin" | "forbidden" | "reader_only" | "owner_only" | "set_up_by_owners" | "registration_closed" | "invitation_required" | "token_not_enough" | "password_required" | "second_factor_missing" | "account_disabled" | "email_not_confirmed" | "demo_account" | "demo_preview_only" | "demo_off" | "page_taken_down" | "not_found" | "company_not_found" | "link_invalid" | "workspace_left" | "invitation_address" | "method_not_allowed" | "timeout" | "taken" | "duplicate" | "stale" | "claimed" | "merge_not_last" | "merge_kept_deleted" | "report_exists" | "model_not_configured" | "model_failed" | "model_text_open" | "brief_language_missing" | "follow_up_exists" | "correction_exists" | "report_required" | "draft_language" | "product_gone" | "not_a_page" | "not_an_email" | "immutable" | "already_undone" | "opted_out" | "last_admin" | "last_owner" | "last_pipeline" | "workspace_personal" | "too_many_webhooks" | "webhook_off" | "second_factor_kept" | "too_large" | "quota_exceeded" | "uri_too_long" | "unsupported_media_type" | "invalid" | "report_not_ready" | "work_too_large" | "undrawable" | "headline_missing" | "idempotency_mismatch" | "too_many_requests" | "too_many_enquiries" | "too_fast" | "work_waiting" | "headers_too_large" | "internal" | "busy" | "work_too_slow" | "disk_full" | "shutting_down";
			current?: {
				updatedAt: string;
			} & {
				[key: string]: unknown;
			};
			duplicates?: {
				field: string;
				id: number;
				isSame: boolean;
				kind: string;
				name: string;
			}[];
			errors?: {
				[key: string]: string;
			};
			factors?: string[];
			field?: string;
			id?: number;
			isSame?: boolean;
			kind?: string;
			mergeId?: number;
			message: string;
			modelRefusal?: string;
			name?: string;
			omittedErrors?: number;
			passkey?: {
				[key: string]: unknown;
			};
			suggestion?: string;
		};
		ProblemInterventions: {
			items: components["schemas"]["OfferedIntervention"][];
			sheet: components["schemas"]["InterventionSheet"];
			suggested: components["schemas"]["InterventionTitle"];
		};
		ProblemReading: {
			alternatives?: components["schemas"]["ReadingAlternative"][];
			evidence?: components["schemas"]["ReadingEvidence"][];
			interventionId?: string | null;
			isConfirmed: boolean;
			/** @enum {string} */
			process: "invoices_in" | "invoices_out" | "orders" | "quotes" | "stock" | "production" | "quality" | "planning" | "maintenance" | "customer_service" | "appointments" | "email" | "website" | "reviews" | "sales" | "collections" | "month_end" | "payroll" | "hiring" | "training" | "documents" | "knowledge" | "reporting" | "forecasting" | "integration" | "data_quality" | "security" | "backup" | "privacy" | "ai_use" | "other";
			/** @enum {string} */
			symptom: "manual" | "slow" | "errors" | "lost" | "none" | "unknown" | "risk" | "capacity" | "other";
		};
		ProfileCause: {
			companyId: number;
			/** Format: date-time */
			createdAt: string;
			id: number;
			problemIds: number[];
			sortOrder: number;
			strengthId: number | null;
			text: string;
			tool: string | null;
			/** Format: date-time */
			updatedAt: string;
		};
		ProfileCauses: {
			items: components["schemas"]["ProfileCause"][];
			proposals: components["schemas"]["ProposedCause"][];
		};
		ProfileContact: {
			companyId: number;
			/** Format: date-time */
			createdAt: string;
			email: string | null;
			id: number;
			isPrimary: boolean;
			name: string;
			phone: string | null;
			position: string;
			sortOrder: number;
			/** Format: date-time */
			updatedAt: string;
		};
		ProfileDepartment: {
			companyId: number;
			/** Format: date-time */
			createdAt: string;
			digitalizationLevel: number;
			function: string;
			headcount: number | null;
			id: number;
			name: string;
			sortOrder: number;
			targetLevel: number | null;
			/** Format: date-time */
			updatedAt: string;
		};
		ProfileHit: {
			companyId: number;
			detail: string;
			id: number;
			/** @enum {string} */
			kind: "company" | "problem" | "department" | "product" | "contact" | "strength";
			title: string;
		};
		ProfileProblem: {
			companyId: number;
			/** Format: date-time */
			createdAt: string;
			departmentId: number | null;
			description: string;
			hoursPerWeek: number | null;
			id: number;
			incidentCostCents: number | null;
			incidentsPerMonth: number | null;
			label?: string | null;
			ownerContactId: number | null;
			people: number | null;
			priority: number;
			/** @enum {string} */
			proposedStake?: "legal" | "safety" | "owing" | "owed";
			reading: components["schemas"]["ProblemReading"];
			remembered?: components["schemas"]["RememberedProblem"];
			sortOrder: number;
			source: ("measured" | "told" | "estimated") | null;
			stake: ("legal" | "safety" | "owing" | "owed" | "none") | null;
			tiedUpCents: number | null;
			/** Format: date-time */
			updatedAt: string;
		};
		ProfileProduct: {
			companyId: number;
			/** Format: date-time */
			createdAt: string;
			description: string;
			id: number;
			name: string;
			sortOrder: number;
			/** @enum {string} */
			type: "product" | "service";
			/** Format: date-time */
			updatedAt: string;
		};
		ProfileProposal: {
			companyId: number;
			/** Format: date-time */
			createdAt: string;
			fields: {
				[key: string]: unknown;
			};
			id: number;
			/** @enum {string} */
			kind: "product" | "department" | "problem" | "strength" | "contact";
			/** @enum {string} */
			origin: "template" | "questionnaire";
			question: string | null;
			questionnaireId: number | null;
			rowId: number | null;
			/** @enum {string} */
			state: "open" | "accepted" | "declined";
			/** Format: date-time */
			updatedAt: string;
		};
		ProfileStrength: {
			companyId: number;
			/** Format: date-time */
			createdAt: string;
			description: string;
			id: number;
			impact: number;
			ownerContactId: number | null;
			sortOrder: number;
			/** Format: date-time */
			updatedAt: string;
		};
		ProposedCause: {
			draft: string;
			evidence: string;
			problemIds: number[];
			strengthId: number | null;
			tool: string | null;
		};
		ProposedLetter: {
			/** Format: date-time */
			createdAt: string;
			/** @enum {string} */
			language: "en" | "es";
			model: string;
			text: string;
		};
		ProspectImport: {
			imported: number;
			skipped: number;
		};
		ProspectList: {
			count: number;
			listName: string;
			marketingCompanyId: number;
		};
		PublishedPage: {
			company: string;
			owner: {
				email: string;
				id: number;
				isDisabled: boolean;
				name: string;
			};
			publishedAt: string | null;
			slug: string;
			takenDownAt: string | null;
			views: number;
		};
		PushDevice: {
			/** Format: date-time */
			createdAt: string;
			id: number;
			isCurrent: boolean;
			lastSentAt: string | null;
			userAgent: string;
		};
		Questionnaire: {
			answered: number;
			companyId: number;
			/** Format: date-time */
			createdAt: string;
			/** Format: date-time */
			expiresAt: string;
			id: number;
			/** @enum {string} */
			language: "en" | "es";
			questions: number;
			revokedAt: string | null;
			/** @enum {string} */
			state: "open" | "sent" | "expired" | "revoked";
			submittedAt: string | null;
			/** @enum {string} */
			template: "distributor" | "garage" | "bakery" | "restaurant" | "hotel" | "clinic" | "law" | "haulier" | "builder" | "manufacturer" | "school" | "association" | "townhall" | "shop" | "agency";
			templateName: string;
			/** Format: date-time */
			updatedAt: string;
		};
		ReadingAlternative: {
			/** @enum {string} */
			process: "invoices_in" | "invoices_out" | "orders" | "quotes" | "stock" | "production" | "quality" | "planning" | "maintenance" | "customer_service" | "appointments" | "email" | "website" | "reviews" | "sales" | "collections" | "month_end" | "payroll" | "hiring" | "training" | "documents" | "knowledge" | "reporting" | "forecasting" | "integration" | "data_quality" | "security" | "backup" | "privacy" | "ai_use" | "other";
			/** @enum {string} */
			symptom: "manual" | "slow" | "errors" | "lost" | "none" | "unknown" | "risk" | "capacity" | "other";
		};
		ReadingEvidence: {
			end: number;
			start: number;
			text: string;
		};
		ReadyRule: {
			description: string;
			/** @enum {string} */
			key: "call_new_contact" | "share_new_leads" | "answer_enquiry" | "follow_proposal" | "thank_won" | "learn_lost" | "wake_opportunity" | "wake_contact" | "before_close" | "overdue_close";
			name: string;
		};
		RecalledProblem: {
			remembered: components["schemas"]["RememberedProblem"] | null;
		};
		RecoveryCodes: {
			recoveryCodes: string[];
		};
		RememberedProblem: {
			company: string;
			companyId: number;
			description: string;
			figures: {
				hoursPerWeek: number | null;
				incidentCostCents: number | null;
				incidentsPerMonth: number | null;
				people: number | null;
			};
			intervention: {
				id: string;
				title: string;
			} | null;
			isReported: boolean;
			problemId: number;
			/** @enum {string} */
			process: "invoices_in" | "invoices_out" | "orders" | "quotes" | "stock" | "production" | "quality" | "planning" | "maintenance" | "customer_service" | "appointments" | "email" | "website" | "reviews" | "sales" | "collections" | "month_end" | "payroll" | "hiring" | "training" | "documents" | "knowledge" | "reporting" | "forecasting" | "integration" | "data_quality" | "security" | "backup" | "privacy" | "ai_use" | "other";
			/** @enum {string} */
			symptom: "manual" | "slow" | "errors" | "lost" | "none" | "unknown" | "risk" | "capacity" | "other";
		};
		Report: {
			aiArchitecture: string;
			analysis: string;
			companyId: number;
			contentHash: string;
			/** Format: date-time */
			createdAt: string;
			/** @enum {string} */
			currency: "EUR" | "GBP" | "USD" | "CHF";
			document: components["schemas"]["ReportDocument"];
			id: number;
			language: string;
			model: components["schemas"]["AnsweredModel"];
			movedFacts: {
				/** @enum {string} */
				change: "changed" | "began" | "ended" | "removed";
				id: string;
				title: string;
			}[];
			recommendations: string;
			rulesVersion: number;
			supersededBy: {
				companyId: number;
				/** Format: date-time */
				createdAt: string;
				reportId: number;
				version: string;
			} | null;
			version: string;
			/** @enum {string} */
			writer: "rules" | "model";
			writerModel: string | null;
		};
		ReportDocument: {
			company: string;
			face: components["schemas"]["DocumentFace"] | null;
			facts: {
				label: string;
				value: string;
			}[];
			/** @enum {string} */
			language: "en" | "es";
			notes: {
				id: string;
				text: string;
			}[];
			parts: {
				blocks: components["schemas"]["DocumentBlock"][];
				id: string;
				title: string;
			}[];
			proof: {
				address: string;
				hash: string;
				text: string;
				title: string;
			};
			seed: string;
			summary: components["schemas"]["DocumentSummary"] | null;
			title: string;
			words: {
				address: string;
				contents: string;
				hash: string;
				lettering: string;
				notes: string;
				own: string;
				page: string;
				quickWin: string;
				showTable: string;
				subtitle: string;
				top: string;
				verify: string;
			};
			/** @enum {string} */
			writer: "rules" | "model";
			writerNote: string | null;
		};
		ReportDraft: {
			blocks: components["schemas"]["DraftBlock"][];
			document: components["schemas"]["ReportDocument"];
			figures: components["schemas"]["ReportFigures"];
			labels: string[];
			/** @enum {string} */
			language: "en" | "es";
			openPoints: components["schemas"]["OpenPoint"][];
			subjects: components["schemas"]["DraftSubjects"];
			/** Format: date-time */
			updatedAt: string;
		};
		ReportFigures: {
			actions: {
				adoption: number | null;
				bankHighCents?: number | null;
				bankLowCents?: number | null;
				costHighCents: number;
				costLowCents: number;
				effort: number;
				from: string | null;
				fromWeek: number;
				id: string;
				impact: number;
				interventionId: string;
				interventionVersion: number;
				/** @enum {string} */
				isJustifiedByHours: "yes" | "partly" | "no" | "unknown";
				isQuickWin: boolean;
				needs: string[];
				ownerContactId: number | null;
				paybackMonthsHigh: number | null;
				paybackMonthsLow: number | null;
				rowIds: number[];
				runningHighCents: number;
				runningLowCents: number;
				savedHoursPerYear: {
					high: number;
					low: number;
				} | null;
				savingHighCents: number | null;
				savingLowCents: number | null;
				threeYearNetHighCents: number | null;
				threeYearNetLowCents: number | null;
				to: string | null;
				toWeek: number;
				wave: 1 | 2;
			}[];
			problems: {
				bankHighCents?: number | null;
				bankLowCents?: number | null;
				costPerYearCents: number | null;
				hoursPerYear: number | null;
				missing: ("hoursPerWeek" | "people" | "hourlyCost" | "incidentsPerMonth" | "incidentCost" | "headcount")[];
				rowId: number;
				savingHighCents: number | null;
				savingLowCents: number | null;
				tiedUpCents?: number;
			}[];
			totals: {
				costHighCents: number;
				costLowCents: number;
				costPerYearCents: number | null;
				hoursPerYear: number | null;
				paybackMonthsHigh: number | null;
				paybackMonthsLow: number | null;
				problems: number;
				quantifiedProblems: number;
				runningHighCents: number;
				runningLowCents: number;
				savingHighCents: number | null;
				savingLowCents: number | null;
				threeYearNetHighCents: number | null;
				threeYearNetLowCents: number | null;
			};
		};
		ReportShare: {
			/** Format: date-time */
			createdAt: string;
			/** Format: date-time */
			expiresAt: string;
			id: number;
			lastViewedAt: string | null;
			revokedAt: string | null;
			/** @enum {string} */
			state: "open" | "expired" | "revoked";
			views: number;
		};
		RoadmapChart: {
			/** @constant */
			kind: "roadmap";
			rows: {
				fromWeek: number;
				isSecondWave: boolean;
				label: string;
				toWeek: number;
				when: string;
			}[];
			ticks: {
				label: string;
				week: number;
			}[];
			weeks: number;
		};
		Rule: {
			authorId: number | null;
			/** Format: date-time */
			createdAt: string;
			faults: {
				field: string | null;
				part: string;
				/** @enum {string} */
				reason: "field" | "value" | "member" | "tag" | "stage" | "pipeline" | "record" | "template" | "webhook";
			}[];
			id: number;
			if: ({
				all: ({
					field: string;
					/** @enum {string} */
					is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
					value?: string | number | string[];
				} | ({
					all: ({
						field: string;
						/** @enum {string} */
						is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
						value?: string | number | string[];
					} | ({
						all: {
							field: string;
							/** @enum {string} */
							is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
							value?: string | number | string[];
						}[];
					} | {
						any: {
							field: string;
							/** @enum {string} */
							is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
							value?: string | number | string[];
						}[];
					}))[];
				} | {
					any: ({
						field: string;
						/** @enum {string} */
						is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
						value?: string | number | string[];
					} | ({
						all: {
							field: string;
							/** @enum {string} */
							is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
							value?: string | number | string[];
						}[];
					} | {
						any: {
							field: string;
							/** @enum {string} */
							is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
							value?: string | number | string[];
						}[];
					}))[];
				}))[];
			} | {
				any: ({
					field: string;
					/** @enum {string} */
					is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
					value?: string | number | string[];
				} | ({
					all: ({
						field: string;
						/** @enum {string} */
						is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
						value?: string | number | string[];
					} | ({
						all: {
							field: string;
							/** @enum {string} */
							is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
							value?: string | number | string[];
						}[];
					} | {
						any: {
							field: string;
							/** @enum {string} */
							is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
							value?: string | number | string[];
						}[];
					}))[];
				} | {
					any: ({
						field: string;
						/** @enum {string} */
						is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
						value?: string | number | string[];
					} | ({
						all: {
							field: string;
							/** @enum {string} */
							is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
							value?: string | number | string[];
						}[];
					} | {
						any: {
							field: string;
							/** @enum {string} */
							is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
							value?: string | number | string[];
						}[];
					}))[];
				}))[];
			}) | null;
			isOn: boolean;
			lastRunAt: string | null;
			name: string;
			offReason: ("author" | "failed" | "broken") | null;
			then: ({
				/** @default owner */
				assignee: ("owner" | number) | "by_load";
				/** @constant */
				do: "task";
				/** @default null */
				dueInDays: number | null;
				title: string;
			} | {
				/** @constant */
				do: "assign";
				to: "by_load" | number;
			} | {
				/** @constant */
				do: "set";
				field: string;
				value: (string | number | boolean | null) | string[];
			} | {
				/** @constant */
				do: "add_tag";
				tag: string;
			} | {
				/** @constant */
				do: "remove_tag";
				tag: string;
			} | {
				/** @constant */
				do: "move";
				/** @default null */
				lostReason: string | null;
				stage: string;
			} | {
				/** @constant */
				do: "send";
				templateId: number;
			} | {
				/** @constant */
				do: "webhook";
				webhookId: number;
			} | {
				/** @constant */
				do: "notify";
				to: "owner" | number;
			})[];
			/** Format: date-time */
			updatedAt: string;
			when: {
				/** @constant */
				on: "created";
				/** @enum {string} */
				record: "contact" | "company" | "opportunity";
			} | {
				field: string;
				from?: string | number | boolean | null;
				/** @constant */
				on: "changed";
				/** @enum {string} */
				record: "contact" | "company" | "opportunity";
				to?: string | number | boolean | null;
			} | {
				/** @constant */
				on: "stage";
				pipelineId?: number | null;
				stage: string;
			} | {
				days: number;
				/** @constant */
				on: "quiet";
				/** @enum {string} */
				record: "contact" | "company" | "opportunity";
			} | {
				days: number;
				field: string;
				/** @constant */
				on: "date";
				/** @enum {string} */
				record: "contact" | "company" | "opportunity";
			} | {
				/** @constant */
				on: "enquiry";
			} | {
				/** @constant */
				on: "lead";
			};
		};
		RuleDryRun: {
			isPartial: boolean;
			items: {
				at: string;
				name: string | null;
				/** @enum {string} */
				record: "contact" | "company" | "opportunity" | "enquiry" | "lead";
				recordId: number;
			}[];
			total: number;
		};
		RuleRun: {
			causeId: number | null;
			/** Format: date-time */
			createdAt: string;
			depth: number;
			id: number;
			name: string | null;
			ranAt: string | null;
			reason: ("depth" | "hour_limit" | "author" | "gone" | "broken" | "refused" | "off" | "undone" | "failed") | null;
			/** @enum {string} */
			record: "contact" | "company" | "opportunity" | "enquiry" | "lead";
			recordId: number;
			/** @enum {string} */
			status: "waiting" | "done" | "failed" | "stopped";
		};
		Saved: {
			/** Format: date-time */
			at: string;
			by: {
				id: number;
				name: string;
			} | null;
			fields: string[];
			isDeleted: boolean;
		};
		SearchHit: {
			detail: string | null;
			id: number;
			/** @enum {string} */
			kind: "contact" | "company" | "opportunity" | "communication" | "task" | "inbox";
			title: string;
		};
		SecondFactor: {
			canHavePasskeys: boolean;
			isRequired: boolean;
			passkeys: components["schemas"]["Passkey"][];
			recoveryCodesLeft: number;
			totpSince: string | null;
		};
		SectorTemplate: {
			description: string;
			/** @enum {string} */
			id: "distributor" | "garage" | "bakery" | "restaurant" | "hotel" | "clinic" | "law" | "haulier" | "builder" | "manufacturer" | "school" | "association" | "townhall" | "shop" | "agency";
			name: string;
		};
		Session: {
			/** Format: date-time */
			createdAt: string;
			/** Format: date-time */
			expiresAt: string;
			id: number;
			isCurrent: boolean;
			lastUsedAt: string | null;
			userAgent: string;
		};
		SignedIn: {
			token: string;
			user: components["schemas"]["User"];
		};
		SiteInbox: {
			choices: {
				id: number;
				name: string;
			}[];
			open: number;
			workspace: {
				id: number;
				name: string;
			} | null;
		};
		Snapshot: {
			/** Format: date-time */
			createdAt: string;
			data: {
				[key: string]: unknown;
			};
			id: number;
			marketingCompanyId: number;
			recommendations: string;
			summary: string;
			type: string;
			/** Format: date-time */
			updatedAt: string;
		};
		SocialContent: {
			action: string;
			attention: string;
			desire: string;
			interest: string;
			posts: {
				hashtags: string[];
				/** @enum {string} */
				network: "linkedin" | "facebook" | "instagram" | "x";
				text: string;
			}[];
		};
		SourcedText: {
			sources: components["schemas"]["FactSource"][];
			text: string;
		};
		Stage: {
			color: ("blue" | "sky" | "yellow" | "green" | "red") | null;
			key: string;
			/** @enum {string} */
			kind: "open" | "won" | "lost";
			name: string | null;
			position: number;
			probability: number;
			requiredFields: string[];
			staleDays: number | null;
			total?: number;
		};
		StageChange: {
			/** Format: date-time */
			createdAt: string;
			fromStage: string | null;
			toStage: string;
		};
		StageReach: {
			reached: number;
			share: number;
			stage: components["schemas"]["Stage"];
		};
		StageTime: {
			count: number;
			medianDays: number | null;
			stage: components["schemas"]["Stage"];
		};
		Start: {
			begun: {
				consulting: boolean;
				leads: boolean;
				marketing: boolean;
			};
			count: number;
			counts: {
				coming: number;
				overdue: number;
				today: number;
				unanswered: number;
				undated: number;
			};
			earning: components["schemas"]["EarningCampaign"][];
			rows: components["schemas"]["StartRow"][];
			teamUndated: number | null;
		};
		StartedTemplate: {
			added: number;
			items: components["schemas"]["ProfileProposal"][];
		};
		StartItem: {
			amountCents: number | null;
			at: string | null;
			currency: string;
			detail: string | null;
			href: string;
			id: number;
			/** @enum {string} */
			kind: "enquiry" | "lead" | "task" | "actions" | "questionnaire" | "proposals" | "opportunity" | "report";
			/** @enum {string} */
			state: "overdue" | "unanswered" | "today" | "coming" | "undated";
			title: string;
		};
		StartRow: {
			also: components["schemas"]["StartItem"][];
			amountCents: number | null;
			at: string | null;
			currency: string;
			detail: string | null;
			href: string;
			id: number;
			/** @enum {string} */
			kind: "enquiry" | "lead" | "task" | "actions" | "questionnaire" | "proposals" | "opportunity" | "report";
			more: number;
			/** @enum {string} */
			state: "overdue" | "unanswered" | "today" | "coming" | "undated";
			title: string;
		};
		Success: {
			/** @constant */
			success: true;
		};
		System: {
			backups: {
				bytes: number | null;
				doneAt: string | null;
				error: string | null;
				failedAt: string | null;
				failingSince: string | null;
				file: string | null;
				/** @enum {string} */
				kind: "daily" | "upload" | "beforeMigration" | "byHand";
				nextAt: string | null;
				/** @enum {string} */
				state: "ok" | "failed" | "overdue" | "none" | "off";
			}[];
			/** Format: date-time */
			checkedAt: string;
			disk: {
				backupBytes: number;
				databaseBytes: number;
				freeBytes: number;
				totalBytes: number;
			};
			instances: {
				hasRightKey: boolean;
				host: string;
				pid: number;
				/** Format: date-time */
				seenAt: string;
				/** Format: date-time */
				startedAt: string;
				version: string;
			}[];
			jobs: {
				failed: number;
				parked: number;
				running: string[];
				stopped: string[];
				waiting: number;
			};
			key: {
				/** @enum {string} */
				source: "setting" | "file";
				/** @enum {string} */
				state: "ok" | "different";
				waiting: {
					apps: number;
					emails: number;
					modelKeys: number;
					webhooks: number;
				} | null;
			};
			node: string;
			outbox: {
				delayed: number;
				failed: number;
				held: number;
				oldestAt: string | null;
				sealedAway: number;
				waiting: number;
			};
			problems: {
				/** @enum {string} */
				code: "keyDifferent" | "diskLow" | "dailyFailed" | "dailyOverdue" | "uploadFailed" | "uploadOverdue" | "beforeMigrationFailed" | "byHandFailed" | "mailFailed" | "mailDelayed" | "mailHeld" | "instanceKey" | "instanceVersion" | "jobsStopped" | "jobsParked" | "backupsOff" | "noStore" | "mailToFiles" | "mailExample" | "providerExample";
				detail: string | null;
				/** @enum {string} */
				level: "danger" | "warning" | "info";
				values: {
					[key: string]: string | number;
				};
			}[];
			version: string;
		};
		TagUse: {
			count: number;
			id: number;
			name: string;
		};
		TakenAction: {
			isTaken: boolean;
		};
		Task: {
			assigneeId: number | null;
			company: components["schemas"]["Named"] | null;
			companyId: number | null;
			contact: components["schemas"]["Named"] | null;
			contactId: number | null;
			/** Format: date-time */
			createdAt: string;
			doneAt: string | null;
			dueAt: string | null;
			id: number;
			notes: string | null;
			opportunity: components["schemas"]["Named"] | null;
			opportunityId: number | null;
			recurrence: ("daily" | "weekly" | "monthly" | "yearly") | null;
			remindAt: string | null;
			title: string;
			/** Format: date-time */
			updatedAt: string;
			userId: number;
		};
		TaskCounts: {
			[key: string]: number;
		};
		Template: {
			body: string;
			/** Format: date-time */
			createdAt: string;
			id: number;
			/** @enum {string} */
			language: "en" | "es";
			name: string;
			subject: string;
			unknownFields: string[];
			/** Format: date-time */
			updatedAt: string;
			userId: number;
		};
		TextChoices: {
			formulas: {
				/** @enum {string} */
				formula: "aida" | "pas" | "bab";
				lacks: ("pain" | "change")[];
			}[];
			tones: {
				sameAs: ("professional" | "friendly" | "direct" | "inspiring") | null;
				/** @enum {string} */
				tone: "professional" | "friendly" | "direct" | "inspiring";
			}[];
		};
		TextWarning: {
			/** @enum {string} */
			code: "model_unfilled" | "model_repeated" | "model_too_long" | "model_name_misspelt" | "model_foreign_word" | "model_other_language" | "model_untraceable" | "model_markup";
			facts: string[];
			field: string;
		};
		TimelineItem: {
			/** Format: date-time */
			at: string;
			communication: components["schemas"]["Communication"];
			id: number;
			/** @constant */
			kind: "communication";
		} | {
			/** Format: date-time */
			at: string;
			id: number;
			/** @constant */
			kind: "task";
			task: components["schemas"]["Task"];
		} | {
			/** Format: date-time */
			at: string;
			fromStage: string | null;
			id: number;
			/** @constant */
			kind: "stage";
			opportunity: components["schemas"]["Named"];
			pipelineId: number;
			toStage: string;
			userId: number;
			via: {
				/** @enum {string} */
				kind: "import" | "bulk" | "merge" | "rule" | "undo";
				label: string;
			} | null;
		} | {
			/** Format: date-time */
			at: string;
			fields: {
				after: string | null;
				before: string | null;
				name: string;
			}[];
			id: number;
			/** @constant */
			kind: "change";
			userId: number | null;
			via: {
				/** @enum {string} */
				kind: "import" | "bulk" | "merge" | "rule" | "undo";
				label: string;
			} | null;
		} | {
			/** Format: date-time */
			at: string;
			data: {
				[key: string]: unknown;
			};
			event: string;
			id: number;
			/** @constant */
			kind: "event";
			userId: number;
		} | {
			/** Format: date-time */
			at: string;
			entry: components["schemas"]["InboxOriginal"];
			id: number;
			/** @constant */
			kind: "inbox";
		};
		TotpOffer: {
			qr: {
				path: string;
				size: number;
			};
			secret: string;
			url: string;
		};
		TrackedAction: {
			actionId: string;
			costCents: number | null;
			/** @enum {string} */
			currency: "EUR" | "GBP" | "USD" | "CHF";
			doneAt: string | null;
			dueDate: string | null;
			isOverdue: boolean;
			kpi: string;
			kpiHow: string;
			notes: string | null;
			owner: string | null;
			proposedCost: {
				high: number;
				low: number;
			};
			proposedDue: string | null;
			proposedOwner: string;
			readings: components["schemas"]["ActionReading"][];
			savedHoursPerYear: {
				high: number;
				low: number;
			} | null;
			savingPerYear: {
				high: number;
				low: number;
			} | null;
			/** @enum {string} */
			status: "todo" | "doing" | "done" | "dropped";
			title: string;
			/** Format: date-time */
			updatedAt: string;
		};
		TrackerSummary: {
			actions: number;
			costCents: number;
			/** @enum {string} */
			currency: "EUR" | "GBP" | "USD" | "CHF";
			done: number;
			overdue: number;
			savedHoursPerYear: {
				high: number;
				low: number;
			} | null;
			savingPerYear: {
				high: number;
				low: number;
			} | null;
		};
		UndoneCause: {
			causeId: number;
			kept: {
				at: string | null;
				by: {
					id: number;
					name: string;
				} | null;
				id: number;
				/** @enum {string} */
				reason: "changed_since" | "deleted_since" | "in_use";
				record: string;
			}[];
			undone: number;
		};
		UndoneMerge: {
			/** Format: date-time */
			createdAt: string;
			dropId: number;
			dropName: string;
			id: number;
			keepId: number;
			keepName: string;
			kept: {
				fields: string[];
				links: number;
			};
			/** @enum {string} */
			kind: "contact" | "company";
			undoneAt: string | null;
		};
		UnreadNotifications: {
			unread: number;
		};
		UsageEntry: {
			/** Format: date-time */
			at: string;
			campaignId: number | null;
			contentId: number | null;
			costMicros: number | null;
			id: number;
			inputTokens: number | null;
			model: string;
			outputTokens: number | null;
			productName: string | null;
			/** @enum {string} */
			purpose: "email" | "social_media" | "landing_page" | "advertising_text" | "email_template" | "social_post" | "ad_design" | "brief" | "report" | "analysis" | "test";
		};
		User: {
			/** Format: date-time */
			createdAt: string;
			demoExpiresAt: string | null;
			email: string;
			emailConfirmedAt: string | null;
			id: number;
			/** @enum {string} */
			language: "en" | "es";
			name: string;
			/** @enum {string} */
			role: "user" | "admin";
			secondFactorAt: string | null;
			startPage: ("consulting" | "leads" | "marketing") | null;
			/** Format: date-time */
			updatedAt: string;
			username: string;
		};
		Variant: {
			/** @enum {string} */
			formula: "result" | "number" | "proof" | "problem" | "question" | "objection" | "customer" | "offer" | "deadline" | "plain" | "action";
			text: string;
		};
		View: {
			columns: string[] | null;
			/** Format: date-time */
			createdAt: string;
			faults: {
				condition: {
					field: string;
					/** @enum {string} */
					is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
					value?: string | number | string[];
				};
				/** @enum {string} */
				reason: "field" | "is" | "value" | "member" | "tag" | "stage" | "record";
			}[];
			filter: {
				all: ({
					field: string;
					/** @enum {string} */
					is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
					value?: string | number | string[];
				} | ({
					all: ({
						field: string;
						/** @enum {string} */
						is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
						value?: string | number | string[];
					} | ({
						all: {
							field: string;
							/** @enum {string} */
							is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
							value?: string | number | string[];
						}[];
					} | {
						any: {
							field: string;
							/** @enum {string} */
							is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
							value?: string | number | string[];
						}[];
					}))[];
				} | {
					any: ({
						field: string;
						/** @enum {string} */
						is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
						value?: string | number | string[];
					} | ({
						all: {
							field: string;
							/** @enum {string} */
							is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
							value?: string | number | string[];
						}[];
					} | {
						any: {
							field: string;
							/** @enum {string} */
							is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
							value?: string | number | string[];
						}[];
					}))[];
				}))[];
			} | {
				any: ({
					field: string;
					/** @enum {string} */
					is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
					value?: string | number | string[];
				} | ({
					all: ({
						field: string;
						/** @enum {string} */
						is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
						value?: string | number | string[];
					} | ({
						all: {
							field: string;
							/** @enum {string} */
							is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
							value?: string | number | string[];
						}[];
					} | {
						any: {
							field: string;
							/** @enum {string} */
							is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
							value?: string | number | string[];
						}[];
					}))[];
				} | {
					any: ({
						field: string;
						/** @enum {string} */
						is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
						value?: string | number | string[];
					} | ({
						all: {
							field: string;
							/** @enum {string} */
							is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
							value?: string | number | string[];
						}[];
					} | {
						any: {
							field: string;
							/** @enum {string} */
							is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
							value?: string | number | string[];
						}[];
					}))[];
				}))[];
			};
			goneColumns: string[];
			group: string | null;
			id: number;
			isEditable: boolean;
			isGroupGone: boolean;
			isShared: boolean;
			/** @enum {string} */
			kind: "contact" | "company" | "opportunity" | "task" | "communication";
			name: string;
			sort: string | null;
			/** Format: date-time */
			updatedAt: string;
			userId: number;
		};
		Webhook: {
			/** Format: date-time */
			createdAt: string;
			deletedAt: string | null;
			events: ("contact.created" | "contact.updated" | "contact.deleted" | "company.created" | "company.updated" | "company.deleted" | "opportunity.created" | "opportunity.updated" | "opportunity.deleted" | "opportunity.stage_changed" | "opportunity.won" | "opportunity.lost" | "task.created" | "task.updated" | "task.deleted" | "communication.created" | "communication.updated" | "communication.deleted" | "enquiry.received" | "lead.received")[];
			failingSince: string | null;
			id: number;
			isActive: boolean;
			lastDeliveredAt: string | null;
			offReason: ("failing" | "gone") | null;
			/** Format: date-time */
			updatedAt: string;
			url: string;
		};
		WebhookDelivery: {
			attemptedAt: string | null;
			attempts: number;
			/** Format: date-time */
			createdAt: string;
			durationMs: number | null;
			/** @enum {string} */
			event: "contact.created" | "contact.updated" | "contact.deleted" | "company.created" | "company.updated" | "company.deleted" | "opportunity.created" | "opportunity.updated" | "opportunity.deleted" | "opportunity.stage_changed" | "opportunity.won" | "opportunity.lost" | "task.created" | "task.updated" | "task.deleted" | "communication.created" | "communication.updated" | "communication.deleted" | "enquiry.received" | "lead.received" | "contact.rule" | "company.rule" | "opportunity.rule" | "enquiry.rule" | "lead.rule" | "webhook.test";
			failure: ("status" | "redirected" | "timeout" | "private" | "insecure" | "unreachable" | "sealed") | null;
			id: number;
			messageId: string;
			nextAttemptAt: string | null;
			recordId: number | null;
			responseStatus: number | null;
			/** @enum {string} */
			status: "waiting" | "delivered" | "failed";
		};
		Workspace: {
			/** Format: date-time */
			createdAt: string;
			id: number;
			isChosen: boolean;
			isPersonal: boolean;
			memberCount: number;
			name: string | null;
			receivesEnquiries: boolean;
			/** @enum {string} */
			role: "owner" | "member" | "reader";
			/** @enum {string} */
			setUpBy: "owners" | "members";
		};
		WorkspaceAuditEvent: {
			actor: {
				id: number;
				name: string | null;
			} | null;
			/** Format: date-time */
			createdAt: string;
			detail: string;
			id: number;
			/** @enum {string} */
			kind: "sign_in" | "sign_in_failed" | "second_factor_failed" | "recovery_code_used" | "sign_out_everywhere" | "password_changed" | "password_reset" | "email_changed" | "second_factor_added" | "second_factor_removed" | "second_factor_reset" | "recovery_codes_renewed" | "token_created" | "token_revoked" | "account_created" | "account_deleted" | "account_disabled" | "account_enabled" | "role_changed" | "invitation_created" | "invitation_revoked" | "member_invited" | "member_invitation_withdrawn" | "member_joined" | "member_role_changed" | "member_removed" | "member_left" | "records_deleted" | "records_handed_over" | "company_moved_in" | "company_moved_out" | "workspace_deleted" | "set_up_changed" | "records_imported" | "import_reverted" | "records_changed" | "pipeline_added" | "pipeline_changed" | "pipeline_deleted" | "field_added" | "field_changed" | "field_deleted" | "field_restored" | "rule_added" | "rule_changed" | "rule_on" | "rule_off" | "rule_deleted" | "webhook_added" | "webhook_on" | "webhook_off" | "webhook_removed" | "account_exported" | "records_exported" | "person_exported" | "person_erased" | "page_taken_down" | "page_restored" | "catalogue_changed" | "inbox_given" | "inbox_returned" | "mail_retried" | "mail_discarded";
			subject: {
				id: number;
				name: string | null;
			} | null;
		};
		WorkspaceInvitation: {
			/** Format: date-time */
			createdAt: string;
			email: string;
			/** Format: date-time */
			expiresAt: string;
			id: number;
			isExpired: boolean;
			/** @enum {string} */
			role: "owner" | "member" | "reader";
		};
		WorkspaceInvitationLink: {
			url: string;
		};
		WriterSettings: {
			baseUrl: string | null;
			hasKey: boolean;
			model: string | null;
			monthlyCapCents: number | null;
			provider: ("openai" | "anthropic" | "mistral" | "google" | "openrouter" | "ollama" | "other") | null;
			/** @enum {string} */
			source: "own" | "installation" | "none";
			updatedAt: string | null;
		};
		WriterTrial: {
			composed: string;
			fault: ("unreachable" | "refused" | "key_refused" | "not_found" | "too_many" | "server_error" | "private_address" | "insecure_address" | "redirected" | "stalled" | "cut" | "shape" | "web_page" | "too_long" | "cap_reached" | "key_missing") | null;
			isPriceKnown: boolean;
			isWorking: boolean;
			/** @enum {string} */
			language: "en" | "es";
			usage: {
				inputTokens: number | null;
				outputTokens: number | null;
			} | null;
			warnings: components["schemas"]["TextWarning"][];
			written: string | null;
		};
		WriterUsage: {
			cap: {
				cents: number | null;
				isReached: boolean;
				spentMicros: number;
			};
			items: components["schemas"]["UsageEntry"][];
			months: {
				costMicros: number;
				inputTokens: number;
				month: string;
				outputTokens: number;
				texts: number;
				unpriced: number;
			}[];
		};
		WrittenCampaign: {
			content: components["schemas"]["EmailContent"];
			costCents: number | null;
			/** Format: date-time */
			createdAt: string;
			hints: (components["schemas"]["Hint"] | components["schemas"]["TextWarning"])[];
			id: number;
			/** @enum {string} */
			language: "en" | "es";
			marketingCompanyId: number;
			metrics: {
				[key: string]: unknown;
			} | null;
			/** @enum {string} */
			modelRefusal?: "unreachable" | "refused" | "key_refused" | "not_found" | "too_many" | "server_error" | "private_address" | "insecure_address" | "redirected" | "stalled" | "cut" | "shape" | "web_page" | "too_long" | "cap_reached";
			name: string;
			productId: number | null;
			seed: number;
			/** @enum {string} */
			status: "draft" | "scheduled" | "active" | "paused" | "finished";
			/** @enum {string} */
			tone: "professional" | "friendly" | "direct" | "inspiring";
			/** @constant */
			type: "email";
			/** Format: date-time */
			updatedAt: string;
			variants: {
				[key: string]: components["schemas"]["Variant"][];
			};
			warnings?: components["schemas"]["TextWarning"][] | null;
			writer: string;
		} | {
			content: components["schemas"]["SocialContent"];
			costCents: number | null;
			/** Format: date-time */
			createdAt: string;
			hints: (components["schemas"]["Hint"] | components["schemas"]["TextWarning"])[];
			id: number;
			/** @enum {string} */
			language: "en" | "es";
			marketingCompanyId: number;
			metrics: {
				[key: string]: unknown;
			} | null;
			/** @enum {string} */
			modelRefusal?: "unreachable" | "refused" | "key_refused" | "not_found" | "too_many" | "server_error" | "private_address" | "insecure_address" | "redirected" | "stalled" | "cut" | "shape" | "web_page" | "too_long" | "cap_reached";
			name: string;
			productId: number | null;
			seed: number;
			/** @enum {string} */
			status: "draft" | "scheduled" | "active" | "paused" | "finished";
			/** @enum {string} */
			tone: "professional" | "friendly" | "direct" | "inspiring";
			/** @constant */
			type: "social_media";
			/** Format: date-time */
			updatedAt: string;
			variants: {
				[key: string]: components["schemas"]["Variant"][];
			};
			warnings?: components["schemas"]["TextWarning"][] | null;
			writer: string;
		} | {
			content: components["schemas"]["LandingContent"];
			costCents: number | null;
			/** Format: date-time */
			createdAt: string;
			hints: (components["schemas"]["Hint"] | components["schemas"]["TextWarning"])[];
			id: number;
			/** @enum {string} */
			language: "en" | "es";
			marketingCompanyId: number;
			metrics: {
				[key: string]: unknown;
			} | null;
			/** @enum {string} */
			modelRefusal?: "unreachable" | "refused" | "key_refused" | "not_found" | "too_many" | "server_error" | "private_address" | "insecure_address" | "redirected" | "stalled" | "cut" | "shape" | "web_page" | "too_long" | "cap_reached";
			name: string;
			productId: number | null;
			seed: number;
			/** @enum {string} */
			status: "draft" | "scheduled" | "active" | "paused" | "finished";
			/** @enum {string} */
			tone: "professional" | "friendly" | "direct" | "inspiring";
			/** @constant */
			type: "landing_page";
			/** Format: date-time */
			updatedAt: string;
			variants: {
				[key: string]: components["schemas"]["Variant"][];
			};
			warnings?: components["schemas"]["TextWarning"][] | null;
			writer: string;
		};
		WrittenContent: {
			/** Format: date-time */
			createdAt: string;
			/** @enum {string} */
			formula?: "aida" | "pas" | "bab";
			hints: (components["schemas"]["Hint"] | components["schemas"]["TextWarning"])[];
			id: number;
			/** @enum {string} */
			language: "en" | "es";
			/** @enum {string} */
			length: "short" | "medium" | "long";
			marketingCompanyId: number;
			/** @enum {string} */
			modelRefusal?: "unreachable" | "refused" | "key_refused" | "not_found" | "too_many" | "server_error" | "private_address" | "insecure_address" | "redirected" | "stalled" | "cut" | "shape" | "web_page" | "too_long" | "cap_reached";
			parts: {
				[key: string]: unknown;
			} | null;
			productId: number | null;
			/** @enum {string} */
			reason?: "offer_with_deadline" | "pain_and_change" | "pain_and_proofs" | "facts_only";
			seed: number;
			text: string;
			title: string;
			/** @enum {string} */
			tone: "professional" | "friendly" | "direct" | "inspiring";
			/** @enum {string} */
			type: "advertising_text" | "email_template" | "social_post" | "ad_design";
			/** Format: date-time */
			updatedAt: string;
			variants: {
				[key: string]: components["schemas"]["Variant"][];
			};
			warnings?: components["schemas"]["TextWarning"][] | null;
			writer: string;
		};
	};
	responses: {
		/** @description Any other error */
		Problem: {
			headers: {
				[name: string]: unknown;
			};
			content: {
				"application/json": components["schemas"]["Problem"];
			};
		};
		/** @description `bad_request`, `malformed_json`, `too_complex`, `invalid_text`, `invalid_id`, `invalid_company_id` */
		Problem400: {
			headers: {
				[name: string]: unknown;
			};
			content: {
				"application/json": components["schemas"]["Problem"];
			};
		};
		/** @description `signed_out`, `invalid_credentials`, `second_factor_required`, `second_factor_wrong`, `sign_in_expired` */
		Problem401: {
			headers: {
				[name: string]: unknown;
			};
			content: {
				"application/json": components["schemas"]["Problem"];
			};
		};
		/** @description `wrong_origin`, `forbidden`, `reader_only`, `owner_only`, `set_up_by_owners`, `registration_closed`, `invitation_required`, `token_not_enough`, `password_required`, `second_factor_missing`, `account_disabled`, `email_not_confirmed`, `demo_account`, `demo_preview_only`, `demo_off`, `page_taken_down` */
		Problem403: {
			headers: {
				[name: string]: unknown;
			};
			content: {
				"application/json": components["schemas"]["Problem"];
			};
		};
		/** @description `not_found`, `company_not_found`, `link_invalid`, `workspace_left`, `invitation_address` */
		Problem404: {
			headers: {
				[name: string]: unknown;
			};
			content: {
				"application/json": components["schemas"]["Problem"];
			};
		};
		/** @description `method_not_allowed` */
		Problem405: {
			headers: {
				[name: string]: unknown;
			};
			content: {
				"application/json": components["schemas"]["Problem"];
			};
		};
		/** @description `timeout` */
		Problem408: {
			headers: {
				[name: string]: unknown;
			};
			content: {
				"application/json": components["schemas"]["Problem"];
			};
		};
		/** @description `taken`, `duplicate`, `stale`, `claimed`, `merge_not_last`, `merge_kept_deleted`, `report_exists`, `model_not_configured`, `model_failed`, `model_text_open`, `brief_language_missing`, `follow_up_exists`, `correction_exists`, `report_required`, `draft_language`, `product_gone`, `not_a_page`, `not_an_email`, `immutable`, `already_undone`, `opted_out`, `last_admin`, `last_owner`, `last_pipeline`, `workspace_personal`, `too_many_webhooks`, `webhook_off`, `second_factor_kept` */
		Problem409: {
			headers: {
				[name: string]: unknown;
			};
			content: {
				"application/json": components["schemas"]["Problem"];
			};
		};
		/** @description `too_large`, `quota_exceeded` */
		Problem413: {
			headers: {
				[name: string]: unknown;
			};
			content: {
				"application/json": components["schemas"]["Problem"];
			};
		};
		/** @description `uri_too_long` */
		Problem414: {
			headers: {
				[name: string]: unknown;
			};
			content: {
				"application/json": components["schemas"]["Problem"];
			};
		};
		/** @description `unsupported_media_type` */
		Problem415: {
			headers: {
				[name: string]: unknown;
			};
			content: {
				"application/json": components["schemas"]["Problem"];
			};
		};
		/** @description `invalid`, `report_not_ready`, `work_too_large`, `undrawable`, `headline_missing`, `idempotency_mismatch` */
		Problem422: {
			headers: {
				[name: string]: unknown;
			};
			content: {
				"application/json": components["schemas"]["Problem"];
			};
		};
		/** @description `too_many_requests`, `too_many_enquiries`, `too_fast`, `work_waiting` */
		Problem429: {
			headers: {
				[name: string]: unknown;
			};
			content: {
				"application/json": components["schemas"]["Problem"];
			};
		};
		/** @description `headers_too_large` */
		Problem431: {
			headers: {
				[name: string]: unknown;
			};
			content: {
				"application/json": components["schemas"]["Problem"];
			};
		};
		/** @description `internal` */
		Problem500: {
			headers: {
				[name: string]: unknown;
			};
			content: {
				"application/json": components["schemas"]["Problem"];
			};
		};
		/** @description `busy`, `work_too_slow`, `disk_full`, `shutting_down` */
		Problem503: {
			headers: {
				[name: string]: unknown;
			};
			content: {
				"application/json": components["schemas"]["Problem"];
			};
		};
	};
	parameters: never;
	requestBodies: never;
	headers: never;
	pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
	getAdminAudit: {
		parameters: {
			query?: {
				cursor?: string;
				group?: "signIn" | "credentials" | "accounts" | "workspaces" | "exports" | "site" | "mail";
				limit?: number;
				q?: string;
				sort?: "-createdAt" | "createdAt";
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						items: components["schemas"]["AuditEvent"][];
						nextCursor: string | null;
						total?: number;
					};
				};
			};
			/** @description `bad_request` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `forbidden`, `token_not_enough`, `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getAdminCatalogue: {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						items: components["schemas"]["CatalogueEntry"][];
						nextCursor: string | null;
						total?: number;
					};
				};
			};
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `forbidden`, `token_not_enough`, `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	deleteAdminCatalogueById: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Which one, by its id. */
				id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			204: {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `forbidden`, `token_not_enough`, `password_required`, `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	patchAdminCatalogueById: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Which one, by its id. */
				id: string;
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					avoidedShare?: [
						number,
						number
					] | null;
					effort?: {
						large: number;
						medium: number;
						small: number;
					};
					figuresSource: string;
					runningEurosPerYear?: {
						large: [
							number,
							number
						];
						medium: [
							number,
							number
						];
						small: [
							number,
							number
						];
					};
					savedShare?: [
						number,
						number
					] | null;
					setupEuros?: {
						large: [
							number,
							number
						];
						medium: [
							number,
							number
						];
						small: [
							number,
							number
						];
					};
					weeks?: {
						large: number;
						medium: number;
						small: number;
					};
				};
			};
		};
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["CatalogueEntry"];
				};
			};
			/** @description `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `forbidden`, `token_not_enough`, `password_required`, `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `too_large` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getAdminInbox: {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["SiteInbox"];
				};
			};
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `forbidden`, `token_not_enough`, `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	putAdminInbox: {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					workspaceId?: number | null;
				};
			};
		};
		responses: {
			/** @description Enquiries that were not converted yet move too; converted ones stay where their contact is. */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["SiteInbox"];
				};
			};
			/** @description `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `forbidden`, `token_not_enough`, `password_required`, `second_factor_missing`, `owner_only`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `workspace_left` */
			404: components["responses"]["Problem404"];
			/** @description `workspace_personal` */
			409: components["responses"]["Problem409"];
			/** @description `too_large` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getAdminMail: {
		parameters: {
			query?: {
				cursor?: string;
				limit?: number;
				q?: string;
				sort?: "-createdAt";
				state?: "failed" | "held" | "waiting";
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						items: components["schemas"]["OutboxMail"][];
						nextCursor: string | null;
						total?: number;
					};
				};
			};
			/** @description `bad_request` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `forbidden`, `token_not_enough`, `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	deleteAdminMailById: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			204: {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
			/** @description `invalid_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `forbidden`, `token_not_enough`, `password_required`, `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postAdminMailByIdRetry: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["OutboxMail"];
				};
			};
			/** @description `invalid_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `forbidden`, `token_not_enough`, `password_required`, `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postAdminMailDiscard: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					/** @enum {string} */
					state: "failed" | "held";
				};
			};
		};
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["MailsChanged"];
				};
			};
			/** @description `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `forbidden`, `token_not_enough`, `password_required`, `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `too_large` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid`, `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postAdminMailRetry: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					/** @enum {string} */
					state: "failed" | "held";
				};
			};
		};
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["MailsChanged"];
				};
			};
			/** @description `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `forbidden`, `token_not_enough`, `password_required`, `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `too_large` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid`, `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getAdminPages: {
		parameters: {
			query?: {
				cursor?: string;
				limit?: number;
				q?: string;
				sort?: "-publishedAt";
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						items: components["schemas"]["PublishedPage"][];
						nextCursor: string | null;
						total?: number;
					};
				};
			};
			/** @description `bad_request` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `forbidden`, `token_not_enough`, `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	patchAdminPagesBySlug: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Which one, by its slug. */
				slug: string;
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					isTakenDown: boolean;
				};
			};
		};
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["PublishedPage"];
				};
			};
			/** @description `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `forbidden`, `token_not_enough`, `password_required`, `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `too_large` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postAdminPeople: {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					email: string;
				};
			};
		};
		responses: {
			/** @description `counts`: how many records each place holds. `records`: the newest of them, of each place at most 20, as `{ place, id, at, subject }`; `at` and `subject` are null where a place has none. `elsewhere`: records of other workspaces, counted only. */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["PersonSummary"];
				};
			};
			/** @description `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `forbidden`, `token_not_enough`, `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `too_large` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postAdminPeopleErase: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					email: string;
				};
			};
		};
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["PersonErased"];
				};
			};
			/** @description `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `forbidden`, `token_not_enough`, `password_required`, `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `too_large` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid`, `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postAdminPeopleExport: {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					email: string;
				};
			};
		};
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": unknown;
				};
			};
			/** @description `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `forbidden`, `token_not_enough`, `password_required`, `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `too_large` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getAdminSystem: {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description `problems`: what needs somebody, the worst first; empty where all is well. */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["System"];
				};
			};
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `forbidden`, `token_not_enough`, `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getAdminUsers: {
		parameters: {
			query?: {
				cursor?: string;
				group?: "admin" | "disabled" | "withoutSecondFactor";
				limit?: number;
				q?: string;
				sort?: "name" | "-name" | "createdAt" | "-createdAt";
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						items: components["schemas"]["Account"][];
						nextCursor: string | null;
						total?: number;
					};
				};
			};
			/** @description `bad_request` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `forbidden`, `token_not_enough`, `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	patchAdminUsersById: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					endsSessions?: boolean | null;
					isDisabled?: boolean | null;
					resetsSecondFactor?: boolean | null;
					role?: ("user" | "admin") | null;
					updatedAt?: string | null;
				};
			};
		};
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Account"];
				};
			};
			/** @description `invalid_id`, `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `forbidden`, `token_not_enough`, `password_required`, `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `stale` */
			409: components["responses"]["Problem409"];
			/** @description `too_large` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postCausesByIdUndo: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Every answer of a call that changes records has the header `X-Cause-Id`: the id that this call takes. The answer’s `causeId` is that of the undo, which can be undone in turn. */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["UndoneCause"];
				};
			};
			/** @description `invalid_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `already_undone`, `immutable` */
			409: components["responses"]["Problem409"];
			/** @description `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getChanges: {
		parameters: {
			query: {
				cursor?: string;
				id: number;
				limit?: number;
				record: "company" | "contact" | "tag" | "contact_tag" | "company_tag" | "pipeline" | "stage" | "opportunity" | "opportunity_contact" | "stage_change" | "communication" | "task" | "template" | "view" | "event" | "enquiry" | "message" | "email" | "unsubscribed" | "consulting_company" | "consulting_contact" | "consulting_product" | "department" | "problem" | "strength" | "profile_cause" | "proposal" | "questionnaire" | "questionnaire_answer" | "draft" | "logo" | "intervention" | "report" | "report_file" | "report_share" | "action" | "action_reading" | "marketing_company" | "marketing_product" | "photograph" | "brief" | "analysis" | "campaign" | "campaign_text" | "content" | "asset" | "landing_page" | "lead" | "prospect" | "snapshot" | "link";
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Kept for 30 days. A record that was deleted is told of as well. */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						items: components["schemas"]["Change"][];
						nextCursor: string | null;
						total?: number;
					};
				};
			};
			/** @description `bad_request` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getCompanies: {
		parameters: {
			query?: {
				count?: boolean;
				cursor?: string;
				limit?: number;
				q?: string;
				sort?: "name" | "-name" | "createdAt" | "-createdAt" | "completeness" | "-completeness";
				waiting?: "report" | "proposals" | "questionnaire" | "actions" | "any";
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						items: components["schemas"]["CompanySummary"][];
						nextCursor: string | null;
						total?: number;
					};
				};
			};
			/** @description `bad_request` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postCompanies: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					author?: string | null;
					/** @default null */
					budgetCents?: number | null;
					colors?: string[] | null;
					/** @default null */
					country?: ("AT" | "BE" | "BG" | "CY" | "CZ" | "DE" | "DK" | "EE" | "ES" | "FI" | "FR" | "GR" | "HR" | "HU" | "IE" | "IT" | "LT" | "LU" | "LV" | "MT" | "NL" | "PL" | "PT" | "RO" | "SE" | "SI" | "SK" | "AD" | "AR" | "CH" | "CL" | "CO" | "EC" | "GB" | "MA" | "MX" | "NO" | "PE" | "US" | "UY") | null;
					/** @default null */
					currency?: ("EUR" | "GBP" | "USD" | "CHF") | null;
					deadline?: string | null;
					email?: string | null;
					/** @default null */
					employees?: number | null;
					/** @default null */
					hourlyCostCents?: number | null;
					/** @default false */
					isPublicSector?: boolean | null;
					/** @default null */
					logoId?: number | null;
					name: string;
					/** @default null */
					personalData?: ("none" | "ordinary" | "special") | null;
					sector: string;
					/** @enum {string} */
					size: "small" | "medium" | "large";
					startDate?: string | null;
					/** @enum {string} */
					structure: "simple" | "functional" | "divisional" | "matrix";
					tools?: string[] | null;
					/** @default null */
					weeksPerYear?: number | null;
				};
			};
		};
		responses: {
			/** @description Done */
			201: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Company"];
				};
			};
			/** @description `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `too_large`, `quota_exceeded` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid`, `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getCompaniesById: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["CompanySummary"];
				};
			};
			/** @description `invalid_company_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	deleteCompaniesById: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			204: {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
			/** @description `invalid_company_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	patchCompaniesById: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					author?: string | null;
					budgetCents?: number | null;
					colors?: string[] | null;
					country?: ("AT" | "BE" | "BG" | "CY" | "CZ" | "DE" | "DK" | "EE" | "ES" | "FI" | "FR" | "GR" | "HR" | "HU" | "IE" | "IT" | "LT" | "LU" | "LV" | "MT" | "NL" | "PL" | "PT" | "RO" | "SE" | "SI" | "SK" | "AD" | "AR" | "CH" | "CL" | "CO" | "EC" | "GB" | "MA" | "MX" | "NO" | "PE" | "US" | "UY") | null;
					currency?: ("EUR" | "GBP" | "USD" | "CHF") | null;
					deadline?: string | null;
					email?: string | null;
					employees?: number | null;
					hourlyCostCents?: number | null;
					isPublicSector?: boolean | null;
					logoId?: number | null;
					name?: string | null;
					personalData?: ("none" | "ordinary" | "special") | null;
					sector?: string | null;
					size?: ("small" | "medium" | "large") | null;
					startDate?: string | null;
					structure?: ("simple" | "functional" | "divisional" | "matrix") | null;
					tools?: string[] | null;
					updatedAt?: string | null;
					weeksPerYear?: number | null;
				};
			};
		};
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Company"];
				};
			};
			/** @description `invalid_company_id`, `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `stale` */
			409: components["responses"]["Problem409"];
			/** @description `too_large` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getCompaniesByIdAnalyst: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Analyst"];
				};
			};
			/** @description `invalid_company_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postCompaniesByIdAnalyst: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					language?: ("en" | "es") | null;
					problemIds?: number[] | null;
				};
			};
		};
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Analyst"];
				};
			};
			/** @description `invalid_company_id`, `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `model_not_configured` */
			409: components["responses"]["Problem409"];
			/** @description `too_large`, `quota_exceeded` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid`, `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `too_many_requests` */
			429: components["responses"]["Problem429"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postCompaniesByIdAnalystCancel: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Analyst"];
				};
			};
			/** @description `invalid_company_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `quota_exceeded` */
			413: components["responses"]["Problem413"];
			/** @description `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getCompaniesByIdAnalystLetter: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["AnalystLetter"];
				};
			};
			/** @description `invalid_company_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postCompaniesByIdAnalystLetter: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["AnalystLetter"];
				};
			};
			/** @description `invalid_company_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `model_not_configured`, `report_exists` */
			409: components["responses"]["Problem409"];
			/** @description `quota_exceeded` */
			413: components["responses"]["Problem413"];
			/** @description `report_not_ready`, `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `too_many_requests` */
			429: components["responses"]["Problem429"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	deleteCompaniesByIdAnalystLetter: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			204: {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
			/** @description `invalid_company_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postCompaniesByIdAnalystLetterAccept: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["AnalystLetter"];
				};
			};
			/** @description `invalid_company_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `report_exists`, `draft_language` */
			409: components["responses"]["Problem409"];
			/** @description `quota_exceeded` */
			413: components["responses"]["Problem413"];
			/** @description `report_not_ready`, `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getCompaniesByIdCauses: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ProfileCauses"];
				};
			};
			/** @description `invalid_company_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postCompaniesByIdCauses: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					problemIds: number[];
					/** @default null */
					strengthId?: number | null;
					/** @description One sentence of at most 16 words, which the letter opens with. */
					text: string;
					tool?: string | null;
				};
			};
		};
		responses: {
			/** @description Done */
			201: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ProfileCause"];
				};
			};
			/** @description `invalid_company_id`, `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `too_large`, `quota_exceeded` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid`, `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	deleteCompaniesByIdCausesByCauseId: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Which one, by its causeId. */
				causeId: string;
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			204: {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
			/** @description `invalid_company_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	patchCompaniesByIdCausesByCauseId: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Which one, by its causeId. */
				causeId: string;
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					problemIds?: number[] | null;
					strengthId?: number | null;
					text?: string | null;
					tool?: string | null;
					updatedAt?: string | null;
				};
			};
		};
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ProfileCause"];
				};
			};
			/** @description `invalid_company_id`, `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `stale` */
			409: components["responses"]["Problem409"];
			/** @description `too_large` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postCompaniesByIdCausesByCauseIdRestore: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path: {
				/** @description Which one, by its causeId. */
				causeId: string;
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ProfileCause"];
				};
			};
			/** @description `invalid_company_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getCompaniesByIdContacts: {
		parameters: {
			query?: {
				after?: number;
				limit?: number;
			};
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ProfileContact"][];
				};
			};
			/** @description `invalid_company_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postCompaniesByIdContactsBatch: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					items: {
						email?: string | null;
						/** @default false */
						isPrimary?: boolean | null;
						name: string;
						phone?: string | null;
						position: string;
					}[];
				};
			};
		};
		responses: {
			/** @description Done */
			201: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						items: components["schemas"]["ProfileContact"][];
					};
				};
			};
			/** @description `invalid_company_id`, `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `too_large`, `quota_exceeded` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid`, `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postCompaniesByIdCorrection: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			201: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Company"];
				};
			};
			/** @description `invalid_company_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `report_required`, `correction_exists` */
			409: components["responses"]["Problem409"];
			/** @description `quota_exceeded` */
			413: components["responses"]["Problem413"];
			/** @description `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getCompaniesByIdDepartments: {
		parameters: {
			query?: {
				after?: number;
				limit?: number;
			};
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ProfileDepartment"][];
				};
			};
			/** @description `invalid_company_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postCompaniesByIdDepartmentsBatch: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					items: {
						/** @default 3 */
						digitalizationLevel?: number | null;
						function: string;
						/** @default null */
						headcount?: number | null;
						name: string;
						/** @default null */
						targetLevel?: number | null;
					}[];
				};
			};
		};
		responses: {
			/** @description Done */
			201: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						items: components["schemas"]["ProfileDepartment"][];
					};
				};
			};
			/** @description `invalid_company_id`, `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `too_large`, `quota_exceeded` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid`, `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getCompaniesByIdDraft: {
		parameters: {
			query?: {
				language?: "en" | "es";
			};
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description `blocks` in the order of the report, hidden ones too; `computed` is null for the consultant’s own recommendation; `isStale`: the computed text has changed since `own` was written. `updatedAt` moves with every change of profile or draft. */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ReportDraft"];
				};
			};
			/** @description `invalid_company_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	putCompaniesByIdDraft: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					blocks: {
						action?: {
							avoidedShare: {
								high: number;
								low: number;
							} | null;
							effort: number;
							endsOn?: string | null;
							kpi: string;
							kpiHow: string;
							owner: string;
							ownerContactId: number | null;
							problemIds: number[];
							runningHighCents: number;
							runningLowCents: number;
							savedShare: {
								high: number;
								low: number;
							} | null;
							setupHighCents: number;
							setupLowCents: number;
							startsOn?: string | null;
							weeks: number;
						} | null;
						computed?: string | null;
						id: string;
						isHidden?: boolean;
						isStale?: boolean;
						own?: string | null;
						part?: string;
						title?: string;
					}[];
					/** @enum {string} */
					language: "en" | "es";
					updatedAt?: string | null;
				};
			};
		};
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ReportDraft"];
				};
			};
			/** @description `invalid_company_id`, `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `stale` */
			409: components["responses"]["Problem409"];
			/** @description `too_large`, `quota_exceeded` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	deleteCompaniesByIdDraft: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			204: {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
			/** @description `invalid_company_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postCompaniesByIdDraftFreeze: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					language?: ("en" | "es") | null;
					/** Format: date-time */
					updatedAt: string;
				};
			};
		};
		responses: {
			/** @description Done */
			201: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Report"];
				};
			};
			/** @description `invalid_company_id`, `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `stale`, `report_exists`, `draft_language`, `model_text_open` */
			409: components["responses"]["Problem409"];
			/** @description `too_large`, `quota_exceeded` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid`, `report_not_ready`, `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postCompaniesByIdFollowUp: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			201: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Company"];
				};
			};
			/** @description `invalid_company_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `follow_up_exists` */
			409: components["responses"]["Problem409"];
			/** @description `quota_exceeded` */
			413: components["responses"]["Problem413"];
			/** @description `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getCompaniesByIdLogo: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"image/png": unknown;
				};
			};
			/** @description `invalid_company_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postCompaniesByIdLogo: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"multipart/form-data": {
					/** Format: binary */
					file: Blob;
				};
			};
		};
		responses: {
			/** @description Done */
			201: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["CompanyLogo"];
				};
			};
			/** @description `invalid_company_id`, `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `too_large`, `quota_exceeded` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid`, `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	deleteCompaniesByIdLogo: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			204: {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
			/** @description `invalid_company_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getCompaniesByIdMove: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["CompanyMove"];
				};
			};
			/** @description `invalid_company_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postCompaniesByIdMove: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					workspaceId: number;
				};
			};
		};
		responses: {
			/** @description The answer’s `causeId` can be undone by `POST /api/causes/{id}/undo` in the workspace that it was in. */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["MovedCompany"];
				};
			};
			/** @description `invalid_company_id`, `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `reader_only`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found`, `workspace_left` */
			404: components["responses"]["Problem404"];
			/** @description `too_large` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid`, `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	patchCompaniesByIdOrder: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					afterId?: number | null;
					/** @enum {string} */
					list: "contacts" | "products" | "departments" | "problems" | "strengths" | "causes";
					rowIds: number[];
				};
			};
		};
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						rowIds: number[];
					};
				};
			};
			/** @description `invalid_company_id`, `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `too_large` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getCompaniesByIdProblems: {
		parameters: {
			query?: {
				after?: number;
				limit?: number;
			};
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ProfileProblem"][];
				};
			};
			/** @description `invalid_company_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postCompaniesByIdProblemsBatch: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					items: {
						/** @default null */
						departmentId?: number | null;
						description: string;
						/** @default null */
						hoursPerWeek?: number | null;
						/** @default null */
						incidentCostCents?: number | null;
						/** @default null */
						incidentsPerMonth?: number | null;
						/** @default null */
						ownerContactId?: number | null;
						/** @default null */
						people?: number | null;
						/** @default 3 */
						priority?: number | null;
						reading?: {
							interventionId?: string | null;
							/** @default true */
							isConfirmed?: boolean;
							/** @enum {string} */
							process: "invoices_in" | "invoices_out" | "orders" | "quotes" | "stock" | "production" | "quality" | "planning" | "maintenance" | "customer_service" | "appointments" | "email" | "website" | "reviews" | "sales" | "collections" | "month_end" | "payroll" | "hiring" | "training" | "documents" | "knowledge" | "reporting" | "forecasting" | "integration" | "data_quality" | "security" | "backup" | "privacy" | "ai_use" | "other";
							/** @enum {string} */
							symptom: "manual" | "slow" | "errors" | "lost" | "none" | "unknown" | "risk" | "capacity" | "other";
						} | null;
						/** @default null */
						source?: ("measured" | "told" | "estimated") | null;
						/** @default null */
						stake?: ("legal" | "safety" | "owing" | "owed" | "none") | null;
						/** @default null */
						tiedUpCents?: number | null;
					}[];
				};
			};
		};
		responses: {
			/** @description Done */
			201: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						items: components["schemas"]["ProfileProblem"][];
					};
				};
			};
			/** @description `invalid_company_id`, `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `too_large`, `quota_exceeded` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid`, `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postCompaniesByIdProblemsRecall: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					description: string;
				};
			};
		};
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["RecalledProblem"];
				};
			};
			/** @description `invalid_company_id`, `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `too_large`, `quota_exceeded` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid`, `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getCompaniesByIdProducts: {
		parameters: {
			query?: {
				after?: number;
				limit?: number;
			};
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ProfileProduct"][];
				};
			};
			/** @description `invalid_company_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postCompaniesByIdProductsBatch: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					items: {
						description: string;
						name: string;
						/** @default product */
						type?: ("product" | "service") | null;
					}[];
				};
			};
		};
		responses: {
			/** @description Done */
			201: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						items: components["schemas"]["ProfileProduct"][];
					};
				};
			};
			/** @description `invalid_company_id`, `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `too_large`, `quota_exceeded` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid`, `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getCompaniesByIdProposals: {
		parameters: {
			query?: {
				state?: "open" | "accepted" | "declined";
			};
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						items: components["schemas"]["ProfileProposal"][];
					};
				};
			};
			/** @description `invalid_company_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postCompaniesByIdProposals: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					/** @enum {string} */
					act: "accept" | "decline" | "reopen";
					ids: number[];
				};
			};
		};
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						items: components["schemas"]["ProfileProposal"][];
					};
				};
			};
			/** @description `invalid_company_id`, `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `too_large`, `quota_exceeded` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid`, `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getCompaniesByIdQuestionnaires: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						items: components["schemas"]["Questionnaire"][];
						nextCursor: string | null;
						total?: number;
					};
				};
			};
			/** @description `invalid_company_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postCompaniesByIdQuestionnaires: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					days?: (7 | 14 | 30) | null;
					/** @enum {string} */
					language?: "en" | "es";
					/** @enum {string} */
					template: "distributor" | "garage" | "bakery" | "restaurant" | "hotel" | "clinic" | "law" | "haulier" | "builder" | "manufacturer" | "school" | "association" | "townhall" | "shop" | "agency";
				};
			};
		};
		responses: {
			/** @description Done */
			201: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["NewQuestionnaire"];
				};
			};
			/** @description `invalid_company_id`, `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `too_large` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getCompaniesByIdReport: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Report"] | null;
				};
			};
			/** @description `invalid_company_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postCompaniesByIdRestore: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Company"];
				};
			};
			/** @description `invalid_company_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getCompaniesByIdStrengths: {
		parameters: {
			query?: {
				after?: number;
				limit?: number;
			};
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ProfileStrength"][];
				};
			};
			/** @description `invalid_company_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postCompaniesByIdStrengthsBatch: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					items: {
						description: string;
						/** @default 3 */
						impact?: number | null;
						/** @default null */
						ownerContactId?: number | null;
					}[];
				};
			};
		};
		responses: {
			/** @description Done */
			201: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						items: components["schemas"]["ProfileStrength"][];
					};
				};
			};
			/** @description `invalid_company_id`, `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `too_large`, `quota_exceeded` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid`, `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postCompaniesByIdTemplate: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					/** @enum {string} */
					language?: "en" | "es";
					/** @enum {string} */
					template: "distributor" | "garage" | "bakery" | "restaurant" | "hotel" | "clinic" | "law" | "haulier" | "builder" | "manufacturer" | "school" | "association" | "townhall" | "shop" | "agency";
				};
			};
		};
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["StartedTemplate"];
				};
			};
			/** @description `invalid_company_id`, `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `too_large`, `quota_exceeded` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid`, `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getCompaniesSearch: {
		parameters: {
			query?: {
				q?: string;
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						items: components["schemas"]["ProfileHit"][];
						nextCursor: null;
					};
				};
			};
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postContactSendEmail: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					about?: string | null;
					company?: string | null;
					consent?: boolean | null;
					elapsedMs?: number | null;
					email: string;
					language?: ("en" | "es") | null;
					message?: string | null;
					name: string;
					page?: string | null;
					service?: string | null;
					subject?: string | null;
					utm_campaign?: string | null;
					utm_content?: string | null;
					utm_medium?: string | null;
					utm_source?: string | null;
					utm_term?: string | null;
					waitlist?: boolean | null;
					website?: string | null;
				};
			};
		};
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Success"];
				};
			};
			/** @description `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `too_large` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid`, `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `too_many_enquiries` */
			429: components["responses"]["Problem429"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postContacts: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					companyId: number;
					email?: string | null;
					/** @default false */
					isPrimary?: boolean | null;
					name: string;
					phone?: string | null;
					position: string;
				};
			};
		};
		responses: {
			/** @description Done */
			201: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ProfileContact"];
				};
			};
			/** @description `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `too_large`, `quota_exceeded` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid`, `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	deleteContactsById: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			204: {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
			/** @description `invalid_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	patchContactsById: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					email?: string | null;
					isPrimary?: boolean | null;
					name?: string | null;
					phone?: string | null;
					position?: string | null;
					updatedAt?: string | null;
				};
			};
		};
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ProfileContact"];
				};
			};
			/** @description `invalid_id`, `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `stale` */
			409: components["responses"]["Problem409"];
			/** @description `too_large` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postContactsByIdRestore: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ProfileContact"];
				};
			};
			/** @description `invalid_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getCrmAnalytics: {
		parameters: {
			query?: {
				from?: string;
				owner?: string;
				pipelineId?: number;
				to?: string;
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["LeadAnalytics"];
				};
			};
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getCrmAutomations: {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						items: components["schemas"]["Rule"][];
						nextCursor: null;
					};
				};
			};
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postCrmAutomations: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					/** @default null */
					if?: ({
						all: ({
							field: string;
							/** @enum {string} */
							is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
							value?: string | number | string[];
						} | ({
							all: ({
								field: string;
								/** @enum {string} */
								is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
								value?: string | number | string[];
							} | ({
								all: {
									field: string;
									/** @enum {string} */
									is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
									value?: string | number | string[];
								}[];
							} | {
								any: {
									field: string;
									/** @enum {string} */
									is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
									value?: string | number | string[];
								}[];
							}))[];
						} | {
							any: ({
								field: string;
								/** @enum {string} */
								is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
								value?: string | number | string[];
							} | ({
								all: {
									field: string;
									/** @enum {string} */
									is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
									value?: string | number | string[];
								}[];
							} | {
								any: {
									field: string;
									/** @enum {string} */
									is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
									value?: string | number | string[];
								}[];
							}))[];
						}))[];
					} | {
						any: ({
							field: string;
							/** @enum {string} */
							is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
							value?: string | number | string[];
						} | ({
							all: ({
								field: string;
								/** @enum {string} */
								is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
								value?: string | number | string[];
							} | ({
								all: {
									field: string;
									/** @enum {string} */
									is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
									value?: string | number | string[];
								}[];
							} | {
								any: {
									field: string;
									/** @enum {string} */
									is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
									value?: string | number | string[];
								}[];
							}))[];
						} | {
							any: ({
								field: string;
								/** @enum {string} */
								is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
								value?: string | number | string[];
							} | ({
								all: {
									field: string;
									/** @enum {string} */
									is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
									value?: string | number | string[];
								}[];
							} | {
								any: {
									field: string;
									/** @enum {string} */
									is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
									value?: string | number | string[];
								}[];
							}))[];
						}))[];
					}) | null;
					/** @default false */
					isOn?: boolean;
					name: string;
					then: ({
						/** @default owner */
						assignee?: ("owner" | number) | "by_load";
						/** @constant */
						do: "task";
						/** @default null */
						dueInDays?: number | null;
						title: string;
					} | {
						/** @constant */
						do: "assign";
						to: "by_load" | number;
					} | {
						/** @constant */
						do: "set";
						field: string;
						value: (string | number | boolean | null) | string[];
					} | {
						/** @constant */
						do: "add_tag";
						tag: string;
					} | {
						/** @constant */
						do: "remove_tag";
						tag: string;
					} | {
						/** @constant */
						do: "move";
						/** @default null */
						lostReason?: string | null;
						stage: string;
					} | {
						/** @constant */
						do: "send";
						templateId: number;
					} | {
						/** @constant */
						do: "webhook";
						webhookId: number;
					} | {
						/** @constant */
						do: "notify";
						to: "owner" | number;
					})[];
					when: {
						/** @constant */
						on: "created";
						/** @enum {string} */
						record: "contact" | "company" | "opportunity";
					} | {
						field: string;
						from?: string | number | boolean | null;
						/** @constant */
						on: "changed";
						/** @enum {string} */
						record: "contact" | "company" | "opportunity";
						to?: string | number | boolean | null;
					} | {
						/** @constant */
						on: "stage";
						pipelineId?: number | null;
						stage: string;
					} | {
						days: number;
						/** @constant */
						on: "quiet";
						/** @enum {string} */
						record: "contact" | "company" | "opportunity";
					} | {
						days: number;
						field: string;
						/** @constant */
						on: "date";
						/** @enum {string} */
						record: "contact" | "company" | "opportunity";
					} | {
						/** @constant */
						on: "enquiry";
					} | {
						/** @constant */
						on: "lead";
					};
				};
			};
		};
		responses: {
			/** @description Done */
			201: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Rule"];
				};
			};
			/** @description `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `set_up_by_owners`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `too_large`, `quota_exceeded` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid`, `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getCrmAutomationsById: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Rule"];
				};
			};
			/** @description `invalid_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	deleteCrmAutomationsById: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			204: {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
			/** @description `invalid_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `set_up_by_owners`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	patchCrmAutomationsById: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					if?: ({
						all: ({
							field: string;
							/** @enum {string} */
							is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
							value?: string | number | string[];
						} | ({
							all: ({
								field: string;
								/** @enum {string} */
								is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
								value?: string | number | string[];
							} | ({
								all: {
									field: string;
									/** @enum {string} */
									is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
									value?: string | number | string[];
								}[];
							} | {
								any: {
									field: string;
									/** @enum {string} */
									is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
									value?: string | number | string[];
								}[];
							}))[];
						} | {
							any: ({
								field: string;
								/** @enum {string} */
								is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
								value?: string | number | string[];
							} | ({
								all: {
									field: string;
									/** @enum {string} */
									is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
									value?: string | number | string[];
								}[];
							} | {
								any: {
									field: string;
									/** @enum {string} */
									is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
									value?: string | number | string[];
								}[];
							}))[];
						}))[];
					} | {
						any: ({
							field: string;
							/** @enum {string} */
							is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
							value?: string | number | string[];
						} | ({
							all: ({
								field: string;
								/** @enum {string} */
								is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
								value?: string | number | string[];
							} | ({
								all: {
									field: string;
									/** @enum {string} */
									is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
									value?: string | number | string[];
								}[];
							} | {
								any: {
									field: string;
									/** @enum {string} */
									is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
									value?: string | number | string[];
								}[];
							}))[];
						} | {
							any: ({
								field: string;
								/** @enum {string} */
								is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
								value?: string | number | string[];
							} | ({
								all: {
									field: string;
									/** @enum {string} */
									is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
									value?: string | number | string[];
								}[];
							} | {
								any: {
									field: string;
									/** @enum {string} */
									is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
									value?: string | number | string[];
								}[];
							}))[];
						}))[];
					}) | null;
					isOn?: boolean | null;
					name?: string | null;
					then?: ({
						/** @default owner */
						assignee?: ("owner" | number) | "by_load";
						/** @constant */
						do: "task";
						/** @default null */
						dueInDays?: number | null;
						title: string;
					} | {
						/** @constant */
						do: "assign";
						to: "by_load" | number;
					} | {
						/** @constant */
						do: "set";
						field: string;
						value: (string | number | boolean | null) | string[];
					} | {
						/** @constant */
						do: "add_tag";
						tag: string;
					} | {
						/** @constant */
						do: "remove_tag";
						tag: string;
					} | {
						/** @constant */
						do: "move";
						/** @default null */
						lostReason?: string | null;
						stage: string;
					} | {
						/** @constant */
						do: "send";
						templateId: number;
					} | {
						/** @constant */
						do: "webhook";
						webhookId: number;
					} | {
						/** @constant */
						do: "notify";
						to: "owner" | number;
					})[] | null;
					updatedAt?: string | null;
					when?: ({
						/** @constant */
						on: "created";
						/** @enum {string} */
						record: "contact" | "company" | "opportunity";
					} | {
						field: string;
						from?: string | number | boolean | null;
						/** @constant */
						on: "changed";
						/** @enum {string} */
						record: "contact" | "company" | "opportunity";
						to?: string | number | boolean | null;
					} | {
						/** @constant */
						on: "stage";
						pipelineId?: number | null;
						stage: string;
					} | {
						days: number;
						/** @constant */
						on: "quiet";
						/** @enum {string} */
						record: "contact" | "company" | "opportunity";
					} | {
						days: number;
						field: string;
						/** @constant */
						on: "date";
						/** @enum {string} */
						record: "contact" | "company" | "opportunity";
					} | {
						/** @constant */
						on: "enquiry";
					} | {
						/** @constant */
						on: "lead";
					}) | null;
				};
			};
		};
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Rule"];
				};
			};
			/** @description `invalid_id`, `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `set_up_by_owners`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `stale` */
			409: components["responses"]["Problem409"];
			/** @description `too_large` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postCrmAutomationsByIdDryRun: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["RuleDryRun"];
				};
			};
			/** @description `invalid_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `quota_exceeded` */
			413: components["responses"]["Problem413"];
			/** @description `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `too_many_requests` */
			429: components["responses"]["Problem429"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getCrmAutomationsByIdRuns: {
		parameters: {
			query?: {
				cursor?: string;
				limit?: number;
			};
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						items: components["schemas"]["RuleRun"][];
						nextCursor: string | null;
						total?: number;
					};
				};
			};
			/** @description `invalid_id`, `bad_request` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postCrmAutomationsDryRun: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					/** @default null */
					if?: ({
						all: ({
							field: string;
							/** @enum {string} */
							is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
							value?: string | number | string[];
						} | ({
							all: ({
								field: string;
								/** @enum {string} */
								is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
								value?: string | number | string[];
							} | ({
								all: {
									field: string;
									/** @enum {string} */
									is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
									value?: string | number | string[];
								}[];
							} | {
								any: {
									field: string;
									/** @enum {string} */
									is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
									value?: string | number | string[];
								}[];
							}))[];
						} | {
							any: ({
								field: string;
								/** @enum {string} */
								is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
								value?: string | number | string[];
							} | ({
								all: {
									field: string;
									/** @enum {string} */
									is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
									value?: string | number | string[];
								}[];
							} | {
								any: {
									field: string;
									/** @enum {string} */
									is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
									value?: string | number | string[];
								}[];
							}))[];
						}))[];
					} | {
						any: ({
							field: string;
							/** @enum {string} */
							is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
							value?: string | number | string[];
						} | ({
							all: ({
								field: string;
								/** @enum {string} */
								is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
								value?: string | number | string[];
							} | ({
								all: {
									field: string;
									/** @enum {string} */
									is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
									value?: string | number | string[];
								}[];
							} | {
								any: {
									field: string;
									/** @enum {string} */
									is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
									value?: string | number | string[];
								}[];
							}))[];
						} | {
							any: ({
								field: string;
								/** @enum {string} */
								is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
								value?: string | number | string[];
							} | ({
								all: {
									field: string;
									/** @enum {string} */
									is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
									value?: string | number | string[];
								}[];
							} | {
								any: {
									field: string;
									/** @enum {string} */
									is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
									value?: string | number | string[];
								}[];
							}))[];
						}))[];
					}) | null;
					/** @default false */
					isOn?: boolean;
					name?: string;
					then?: ({
						/** @default owner */
						assignee?: ("owner" | number) | "by_load";
						/** @constant */
						do: "task";
						/** @default null */
						dueInDays?: number | null;
						title: string;
					} | {
						/** @constant */
						do: "assign";
						to: "by_load" | number;
					} | {
						/** @constant */
						do: "set";
						field: string;
						value: (string | number | boolean | null) | string[];
					} | {
						/** @constant */
						do: "add_tag";
						tag: string;
					} | {
						/** @constant */
						do: "remove_tag";
						tag: string;
					} | {
						/** @constant */
						do: "move";
						/** @default null */
						lostReason?: string | null;
						stage: string;
					} | {
						/** @constant */
						do: "send";
						templateId: number;
					} | {
						/** @constant */
						do: "webhook";
						webhookId: number;
					} | {
						/** @constant */
						do: "notify";
						to: "owner" | number;
					})[];
					when: {
						/** @constant */
						on: "created";
						/** @enum {string} */
						record: "contact" | "company" | "opportunity";
					} | {
						field: string;
						from?: string | number | boolean | null;
						/** @constant */
						on: "changed";
						/** @enum {string} */
						record: "contact" | "company" | "opportunity";
						to?: string | number | boolean | null;
					} | {
						/** @constant */
						on: "stage";
						pipelineId?: number | null;
						stage: string;
					} | {
						days: number;
						/** @constant */
						on: "quiet";
						/** @enum {string} */
						record: "contact" | "company" | "opportunity";
					} | {
						days: number;
						field: string;
						/** @constant */
						on: "date";
						/** @enum {string} */
						record: "contact" | "company" | "opportunity";
					} | {
						/** @constant */
						on: "enquiry";
					} | {
						/** @constant */
						on: "lead";
					};
				};
			};
		};
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["RuleDryRun"];
				};
			};
			/** @description `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `too_large`, `quota_exceeded` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid`, `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `too_many_requests` */
			429: components["responses"]["Problem429"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getCrmAutomationsReady: {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						items: components["schemas"]["ReadyRule"][];
					};
				};
			};
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postCrmAutomationsReady: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					/** @enum {string} */
					key: "call_new_contact" | "share_new_leads" | "answer_enquiry" | "follow_proposal" | "thank_won" | "learn_lost" | "wake_opportunity" | "wake_contact" | "before_close" | "overdue_close";
				};
			};
		};
		responses: {
			/** @description Done */
			201: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Rule"];
				};
			};
			/** @description `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `set_up_by_owners`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `too_large`, `quota_exceeded` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid`, `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getCrmCommunications: {
		parameters: {
			query?: {
				author?: string;
				companyId?: number;
				contactId?: number;
				count?: boolean;
				cursor?: string;
				direction?: "in" | "out";
				filter?: string;
				from?: string;
				limit?: number;
				opportunityId?: number;
				q?: string;
				sort?: "occurredAt" | "-occurredAt";
				status?: "logged" | "queued" | "sent" | "failed";
				to?: string;
				type?: "email" | "call" | "meeting" | "note";
				view?: number;
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						items: components["schemas"]["Communication"][];
						nextCursor: string | null;
						total?: number;
					};
				};
			};
			/** @description `bad_request` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postCrmCommunications: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					body?: string | null;
					cc?: (string | null)[] | null;
					companyId?: number | null;
					contactId?: number | null;
					/** @enum {string} */
					direction: "in" | "out";
					mentions?: number[] | null;
					occurredAt?: string | null;
					opportunityId?: number | null;
					status?: "logged" | null;
					subject?: string | null;
					to?: string | null;
					/** @enum {string} */
					type: "email" | "call" | "meeting" | "note";
				};
			};
		};
		responses: {
			/** @description Done */
			201: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Communication"];
				};
			};
			/** @description `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `too_large`, `quota_exceeded` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid`, `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getCrmCommunicationsById: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Communication"];
				};
			};
			/** @description `invalid_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	deleteCrmCommunicationsById: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			204: {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
			/** @description `invalid_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	patchCrmCommunicationsById: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					body?: string | null;
					companyId?: number | null;
					contactId?: number | null;
					direction?: ("in" | "out") | null;
					mentions?: number[] | null;
					occurredAt?: string | null;
					opportunityId?: number | null;
					subject?: string | null;
					type?: ("email" | "call" | "meeting" | "note") | null;
					updatedAt?: string | null;
				};
			};
		};
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Communication"];
				};
			};
			/** @description `invalid_id`, `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `stale` */
			409: components["responses"]["Problem409"];
			/** @description `too_large` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postCrmCommunicationsByIdRestore: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Communication"];
				};
			};
			/** @description `invalid_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getCrmCommunicationsExport: {
		parameters: {
			query?: {
				author?: string;
				companyId?: number;
				contactId?: number;
				delimiter?: "," | ";";
				direction?: "in" | "out";
				filter?: string;
				from?: string;
				opportunityId?: number;
				q?: string;
				sort?: "occurredAt" | "-occurredAt";
				status?: "logged" | "queued" | "sent" | "failed";
				to?: string;
				type?: "email" | "call" | "meeting" | "note";
				view?: number;
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"text/csv": string;
				};
			};
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getCrmCompanies: {
		parameters: {
			query?: {
				activity?: boolean;
				address?: string;
				count?: boolean;
				createdFrom?: string;
				createdTo?: string;
				cursor?: string;
				domain?: string;
				filter?: string;
				group?: string;
				inGroup?: string;
				limit?: number;
				name?: string;
				notes?: string;
				owner?: string;
				q?: string;
				sector?: string;
				size?: string;
				sort?: "name" | "-name" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt" | "owner" | "-owner" | "lastContact" | "-lastContact" | "nextTask" | "-nextTask";
				source?: "website" | "landing_page" | "referral" | "event" | "social_media" | "email" | "phone" | "import" | "lead_search" | "other";
				stage?: string;
				tag?: string;
				taxId?: string;
				view?: number;
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						items: components["schemas"]["CrmCompanySummary"][];
						nextCursor: string | null;
						total?: number;
					};
				};
			};
			/** @description `bad_request` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postCrmCompanies: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					address?: string | null;
					allowDuplicate?: boolean | null;
					customFields?: {
						[key: string]: string | number | boolean | string[] | null;
					} | null;
					domain?: string | null;
					name: string;
					notes?: string | null;
					ownerId?: number | null;
					phone?: string | null;
					sector?: string | null;
					size?: string | null;
					source?: ("website" | "landing_page" | "referral" | "event" | "social_media" | "email" | "phone" | "import" | "lead_search" | "other") | null;
					tags?: string[] | null;
					taxId?: string | null;
				};
			};
		};
		responses: {
			/** @description Done */
			201: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["CrmCompany"];
				};
			};
			/** @description `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `too_large`, `quota_exceeded` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid`, `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getCrmCompaniesById: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["CrmCompany"];
				};
			};
			/** @description `invalid_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	deleteCrmCompaniesById: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			204: {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
			/** @description `invalid_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	patchCrmCompaniesById: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					address?: string | null;
					allowDuplicate?: boolean | null;
					customFields?: {
						[key: string]: string | number | boolean | string[] | null;
					} | null;
					domain?: string | null;
					name?: string | null;
					notes?: string | null;
					ownerId?: number | null;
					phone?: string | null;
					sector?: string | null;
					size?: string | null;
					source?: ("website" | "landing_page" | "referral" | "event" | "social_media" | "email" | "phone" | "import" | "lead_search" | "other") | null;
					tags?: string[] | null;
					taxId?: string | null;
					updatedAt?: string | null;
				};
			};
		};
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["CrmCompany"];
				};
			};
			/** @description `invalid_id`, `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `stale` */
			409: components["responses"]["Problem409"];
			/** @description `too_large` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postCrmCompaniesByIdRestore: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["CrmCompany"];
				};
			};
			/** @description `invalid_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postCrmCompaniesBulk: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					/** @enum {string} */
					action: "delete" | "restore" | "tag" | "untag";
					ids: number[];
					tag?: string | null;
				} | {
					ids: number[];
					set: {
						address?: string | null;
						customFields?: {
							[key: string]: string | number | boolean | string[] | null;
						} | null;
						notes?: string | null;
						ownerId?: number | null;
						sector?: string | null;
						size?: string | null;
						source?: ("website" | "landing_page" | "referral" | "event" | "social_media" | "email" | "phone" | "import" | "lead_search" | "other") | null;
					};
				} | {
					allMatching: {
						filter?: {
							/** @enum {string} */
							activity?: "true" | "false";
							address?: string;
							createdFrom?: string;
							createdTo?: string;
							domain?: string;
							filter?: string;
							group?: string;
							inGroup?: string;
							name?: string;
							notes?: string;
							owner?: string;
							sector?: string;
							size?: string;
							/** @enum {string} */
							source?: "website" | "landing_page" | "referral" | "event" | "social_media" | "email" | "phone" | "import" | "lead_search" | "other";
							stage?: string;
							tag?: string;
							taxId?: string;
							view?: string;
						} | null;
						q?: string;
					};
					set: {
						address?: string | null;
						customFields?: {
							[key: string]: string | number | boolean | string[] | null;
						} | null;
						notes?: string | null;
						ownerId?: number | null;
						sector?: string | null;
						size?: string | null;
						source?: ("website" | "landing_page" | "referral" | "event" | "social_media" | "email" | "phone" | "import" | "lead_search" | "other") | null;
					};
				} | {
					/** @constant */
					delete: true;
					ids: number[];
				} | {
					allMatching: {
						filter?: {
							/** @enum {string} */
							activity?: "true" | "false";
							address?: string;
							createdFrom?: string;
							createdTo?: string;
							domain?: string;
							filter?: string;
							group?: string;
							inGroup?: string;
							name?: string;
							notes?: string;
							owner?: string;
							sector?: string;
							size?: string;
							/** @enum {string} */
							source?: "website" | "landing_page" | "referral" | "event" | "social_media" | "email" | "phone" | "import" | "lead_search" | "other";
							stage?: string;
							tag?: string;
							taxId?: string;
							view?: string;
						} | null;
						q?: string;
					};
					/** @constant */
					delete: true;
				} | {
					addTags: string[];
					ids: number[];
				} | {
					addTags: string[];
					allMatching: {
						filter?: {
							/** @enum {string} */
							activity?: "true" | "false";
							address?: string;
							createdFrom?: string;
							createdTo?: string;
							domain?: string;
							filter?: string;
							group?: string;
							inGroup?: string;
							name?: string;
							notes?: string;
							owner?: string;
							sector?: string;
							size?: string;
							/** @enum {string} */
							source?: "website" | "landing_page" | "referral" | "event" | "social_media" | "email" | "phone" | "import" | "lead_search" | "other";
							stage?: string;
							tag?: string;
							taxId?: string;
							view?: string;
						} | null;
						q?: string;
					};
				} | {
					ids: number[];
					removeTags: string[];
				} | {
					allMatching: {
						filter?: {
							/** @enum {string} */
							activity?: "true" | "false";
							address?: string;
							createdFrom?: string;
							createdTo?: string;
							domain?: string;
							filter?: string;
							group?: string;
							inGroup?: string;
							name?: string;
							notes?: string;
							owner?: string;
							sector?: string;
							size?: string;
							/** @enum {string} */
							source?: "website" | "landing_page" | "referral" | "event" | "social_media" | "email" | "phone" | "import" | "lead_search" | "other";
							stage?: string;
							tag?: string;
							taxId?: string;
							view?: string;
						} | null;
						q?: string;
					};
					removeTags: string[];
				};
			};
		};
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Job"] | {
						count: number;
					};
				};
			};
			/** @description `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `too_large` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid`, `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postCrmCompaniesBulkPreview: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					ids: number[];
					set: {
						address?: string | null;
						customFields?: {
							[key: string]: string | number | boolean | string[] | null;
						} | null;
						notes?: string | null;
						ownerId?: number | null;
						sector?: string | null;
						size?: string | null;
						source?: ("website" | "landing_page" | "referral" | "event" | "social_media" | "email" | "phone" | "import" | "lead_search" | "other") | null;
					};
				} | {
					allMatching: {
						filter?: {
							/** @enum {string} */
							activity?: "true" | "false";
							address?: string;
							createdFrom?: string;
							createdTo?: string;
							domain?: string;
							filter?: string;
							group?: string;
							inGroup?: string;
							name?: string;
							notes?: string;
							owner?: string;
							sector?: string;
							size?: string;
							/** @enum {string} */
							source?: "website" | "landing_page" | "referral" | "event" | "social_media" | "email" | "phone" | "import" | "lead_search" | "other";
							stage?: string;
							tag?: string;
							taxId?: string;
							view?: string;
						} | null;
						q?: string;
					};
					set: {
						address?: string | null;
						customFields?: {
							[key: string]: string | number | boolean | string[] | null;
						} | null;
						notes?: string | null;
						ownerId?: number | null;
						sector?: string | null;
						size?: string | null;
						source?: ("website" | "landing_page" | "referral" | "event" | "social_media" | "email" | "phone" | "import" | "lead_search" | "other") | null;
					};
				};
			};
		};
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["BulkPreview"];
				};
			};
			/** @description `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `too_large`, `quota_exceeded` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid`, `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getCrmCompaniesGroups: {
		parameters: {
			query: {
				address?: string;
				createdFrom?: string;
				createdTo?: string;
				domain?: string;
				filter?: string;
				group: string;
				name?: string;
				notes?: string;
				owner?: string;
				q?: string;
				sector?: string;
				size?: string;
				source?: "website" | "landing_page" | "referral" | "event" | "social_media" | "email" | "phone" | "import" | "lead_search" | "other";
				stage?: string;
				tag?: string;
				taxId?: string;
				view?: number;
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Groups"];
				};
			};
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postCrmCompaniesMerge: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					customFields?: {
						[key: string]: "keep" | "drop";
					} | null;
					dropId: number;
					fields?: {
						[key: string]: "keep" | "drop";
					} | null;
					keepId: number;
				};
			};
		};
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["MergedCompany"];
				};
			};
			/** @description `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `too_large`, `quota_exceeded` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid`, `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getCrmContacts: {
		parameters: {
			query?: {
				activity?: boolean;
				companyId?: number;
				count?: boolean;
				createdFrom?: string;
				createdTo?: string;
				cursor?: string;
				email?: string;
				filter?: string;
				firstName?: string;
				group?: string;
				inGroup?: string;
				lastName?: string;
				limit?: number;
				notes?: string;
				owner?: string;
				position?: string;
				q?: string;
				sort?: "name" | "-name" | "company" | "-company" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt" | "owner" | "-owner" | "lastContact" | "-lastContact" | "nextTask" | "-nextTask";
				source?: "website" | "landing_page" | "referral" | "event" | "social_media" | "email" | "phone" | "import" | "lead_search" | "other";
				stage?: string;
				tag?: string;
				view?: number;
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						items: components["schemas"]["CrmListedContact"][];
						nextCursor: string | null;
						total?: number;
					};
				};
			};
			/** @description `bad_request` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postCrmContacts: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					allowDuplicate?: boolean | null;
					/** @default null */
					companyId?: number | null;
					companyName?: (string | null) | null;
					consent?: (boolean | {
						at?: string | null;
						text?: string | null;
						version?: string | null;
					}) | null;
					customFields?: {
						[key: string]: string | number | boolean | string[] | null;
					} | null;
					email?: string | null;
					emails?: (string | null)[] | null;
					firstName: string;
					lastName?: string | null;
					notes?: string | null;
					ownerId?: number | null;
					phone?: string | null;
					phones?: (string | null)[] | null;
					position?: string | null;
					source?: ("website" | "landing_page" | "referral" | "event" | "social_media" | "email" | "phone" | "import" | "lead_search" | "other") | null;
					tags?: string[] | null;
				};
			};
		};
		responses: {
			/** @description Done */
			201: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["CrmContact"];
				};
			};
			/** @description `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `too_large`, `quota_exceeded` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid`, `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getCrmContactsById: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["CrmContact"];
				};
			};
			/** @description `invalid_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	deleteCrmContactsById: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			204: {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
			/** @description `invalid_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	patchCrmContactsById: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					allowDuplicate?: boolean | null;
					companyId?: number | null;
					companyName?: (string | null) | null;
					consent?: (boolean | {
						at?: string | null;
						text?: string | null;
						version?: string | null;
					}) | null;
					customFields?: {
						[key: string]: string | number | boolean | string[] | null;
					} | null;
					email?: string | null;
					emails?: (string | null)[] | null;
					firstName?: string | null;
					lastName?: string | null;
					notes?: string | null;
					ownerId?: number | null;
					phone?: string | null;
					phones?: (string | null)[] | null;
					position?: string | null;
					source?: ("website" | "landing_page" | "referral" | "event" | "social_media" | "email" | "phone" | "import" | "lead_search" | "other") | null;
					tags?: string[] | null;
					updatedAt?: string | null;
				};
			};
		};
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["CrmContact"];
				};
			};
			/** @description `invalid_id`, `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `stale` */
			409: components["responses"]["Problem409"];
			/** @description `too_large` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getCrmContactsByIdOptOut: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["OptOut"];
				};
			};
			/** @description `invalid_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	putCrmContactsByIdOptOut: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					optedOut: boolean;
				};
			};
		};
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["OptOut"];
				};
			};
			/** @description `invalid_id`, `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `too_large`, `quota_exceeded` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postCrmContactsByIdRestore: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["CrmContact"];
				};
			};
			/** @description `invalid_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postCrmContactsBulk: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					/** @enum {string} */
					action: "delete" | "restore" | "tag" | "untag";
					ids: number[];
					tag?: string | null;
				} | {
					ids: number[];
					set: {
						companyId?: number | null;
						customFields?: {
							[key: string]: string | number | boolean | string[] | null;
						} | null;
						notes?: string | null;
						ownerId?: number | null;
						position?: string | null;
						source?: ("website" | "landing_page" | "referral" | "event" | "social_media" | "email" | "phone" | "import" | "lead_search" | "other") | null;
					};
				} | {
					allMatching: {
						filter?: {
							/** @enum {string} */
							activity?: "true" | "false";
							companyId?: string;
							createdFrom?: string;
							createdTo?: string;
							email?: string;
							filter?: string;
							firstName?: string;
							group?: string;
							inGroup?: string;
							lastName?: string;
							notes?: string;
							owner?: string;
							position?: string;
							/** @enum {string} */
							source?: "website" | "landing_page" | "referral" | "event" | "social_media" | "email" | "phone" | "import" | "lead_search" | "other";
							stage?: string;
							tag?: string;
							view?: string;
						} | null;
						q?: string;
					};
					set: {
						companyId?: number | null;
						customFields?: {
							[key: string]: string | number | boolean | string[] | null;
						} | null;
						notes?: string | null;
						ownerId?: number | null;
						position?: string | null;
						source?: ("website" | "landing_page" | "referral" | "event" | "social_media" | "email" | "phone" | "import" | "lead_search" | "other") | null;
					};
				} | {
					/** @constant */
					delete: true;
					ids: number[];
				} | {
					allMatching: {
						filter?: {
							/** @enum {string} */
							activity?: "true" | "false";
							companyId?: string;
							createdFrom?: string;
							createdTo?: string;
							email?: string;
							filter?: string;
							firstName?: string;
							group?: string;
							inGroup?: string;
							lastName?: string;
							notes?: string;
							owner?: string;
							position?: string;
							/** @enum {string} */
							source?: "website" | "landing_page" | "referral" | "event" | "social_media" | "email" | "phone" | "import" | "lead_search" | "other";
							stage?: string;
							tag?: string;
							view?: string;
						} | null;
						q?: string;
					};
					/** @constant */
					delete: true;
				} | {
					addTags: string[];
					ids: number[];
				} | {
					addTags: string[];
					allMatching: {
						filter?: {
							/** @enum {string} */
							activity?: "true" | "false";
							companyId?: string;
							createdFrom?: string;
							createdTo?: string;
							email?: string;
							filter?: string;
							firstName?: string;
							group?: string;
							inGroup?: string;
							lastName?: string;
							notes?: string;
							owner?: string;
							position?: string;
							/** @enum {string} */
							source?: "website" | "landing_page" | "referral" | "event" | "social_media" | "email" | "phone" | "import" | "lead_search" | "other";
							stage?: string;
							tag?: string;
							view?: string;
						} | null;
						q?: string;
					};
				} | {
					ids: number[];
					removeTags: string[];
				} | {
					allMatching: {
						filter?: {
							/** @enum {string} */
							activity?: "true" | "false";
							companyId?: string;
							createdFrom?: string;
							createdTo?: string;
							email?: string;
							filter?: string;
							firstName?: string;
							group?: string;
							inGroup?: string;
							lastName?: string;
							notes?: string;
							owner?: string;
							position?: string;
							/** @enum {string} */
							source?: "website" | "landing_page" | "referral" | "event" | "social_media" | "email" | "phone" | "import" | "lead_search" | "other";
							stage?: string;
							tag?: string;
							view?: string;
						} | null;
						q?: string;
					};
					removeTags: string[];
				};
			};
		};
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Job"] | {
						count: number;
					};
				};
			};
			/** @description `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `too_large` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid`, `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postCrmContactsBulkPreview: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					ids: number[];
					set: {
						companyId?: number | null;
						customFields?: {
							[key: string]: string | number | boolean | string[] | null;
						} | null;
						notes?: string | null;
						ownerId?: number | null;
						position?: string | null;
						source?: ("website" | "landing_page" | "referral" | "event" | "social_media" | "email" | "phone" | "import" | "lead_search" | "other") | null;
					};
				} | {
					allMatching: {
						filter?: {
							/** @enum {string} */
							activity?: "true" | "false";
							companyId?: string;
							createdFrom?: string;
							createdTo?: string;
							email?: string;
							filter?: string;
							firstName?: string;
							group?: string;
							inGroup?: string;
							lastName?: string;
							notes?: string;
							owner?: string;
							position?: string;
							/** @enum {string} */
							source?: "website" | "landing_page" | "referral" | "event" | "social_media" | "email" | "phone" | "import" | "lead_search" | "other";
							stage?: string;
							tag?: string;
							view?: string;
						} | null;
						q?: string;
					};
					set: {
						companyId?: number | null;
						customFields?: {
							[key: string]: string | number | boolean | string[] | null;
						} | null;
						notes?: string | null;
						ownerId?: number | null;
						position?: string | null;
						source?: ("website" | "landing_page" | "referral" | "event" | "social_media" | "email" | "phone" | "import" | "lead_search" | "other") | null;
					};
				};
			};
		};
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["BulkPreview"];
				};
			};
			/** @description `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `too_large`, `quota_exceeded` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid`, `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getCrmContactsGroups: {
		parameters: {
			query: {
				companyId?: number;
				createdFrom?: string;
				createdTo?: string;
				email?: string;
				filter?: string;
				firstName?: string;
				group: string;
				lastName?: string;
				notes?: string;
				owner?: string;
				position?: string;
				q?: string;
				source?: "website" | "landing_page" | "referral" | "event" | "social_media" | "email" | "phone" | "import" | "lead_search" | "other";
				stage?: string;
				tag?: string;
				view?: number;
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Groups"];
				};
			};
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postCrmContactsMerge: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					customFields?: {
						[key: string]: "keep" | "drop";
					} | null;
					dropId: number;
					fields?: {
						[key: string]: "keep" | "drop";
					} | null;
					keepId: number;
				};
			};
		};
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["MergedContact"];
				};
			};
			/** @description `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `too_large`, `quota_exceeded` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid`, `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getCrmDay: {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						items: components["schemas"]["DayRow"][];
						nextCursor: null;
						total: number;
					};
				};
			};
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getCrmDuplicates: {
		parameters: {
			query?: {
				count?: boolean;
				cursor?: string;
				kind?: "contacts" | "companies";
				limit?: number;
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						items: {
							agrees: ("name" | "legalForm" | "email" | "phone" | "company" | "sharedEmail" | "sharedPhone" | "taxId" | "domain" | "place")[];
							contradicts: ("name" | "legalForm" | "email" | "phone" | "company" | "sharedEmail" | "sharedPhone" | "taxId" | "domain" | "place")[];
							first: components["schemas"]["CrmContact"] | components["schemas"]["CrmCompanySummary"];
							/** @enum {string} */
							reason: "email" | "taxId" | "domain" | "phone" | "name";
							second: components["schemas"]["CrmContact"] | components["schemas"]["CrmCompanySummary"];
						}[];
						nextCursor: string | null;
						total?: number;
					};
				};
			};
			/** @description `bad_request` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postCrmDuplicatesDistinct: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					firstId: number;
					/** @default true */
					isDistinct?: boolean | null;
					/** @enum {string} */
					kind: "contacts" | "companies";
					secondId: number;
				};
			};
		};
		responses: {
			/** @description Done */
			204: {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
			/** @description `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `too_large`, `quota_exceeded` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid`, `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getCrmExport: {
		parameters: {
			query?: {
				address?: string;
				campaignId?: number;
				closedFrom?: string;
				closedTo?: string;
				closeFrom?: string;
				closeTo?: string;
				companyId?: number;
				contactId?: number;
				count?: boolean;
				createdFrom?: string;
				createdTo?: string;
				currency?: string;
				delimiter?: "," | ";";
				domain?: string;
				email?: string;
				filter?: string;
				firstName?: string;
				format?: "csv" | "vcf" | "json";
				group?: string;
				hasCampaign?: "no";
				hasClose?: "no";
				inGroup?: string;
				kind?: "contacts" | "companies" | "opportunities";
				lastName?: string;
				left?: string;
				leftFrom?: string;
				leftTo?: string;
				lostReason?: string;
				name?: string;
				nextStep?: "none";
				notes?: string;
				origin?: "known";
				owner?: string;
				pipelineId?: number;
				position?: string;
				q?: string;
				reached?: string;
				sector?: string;
				size?: string;
				sort?: "name" | "-name" | "company" | "-company" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt" | "owner" | "-owner" | "lastContact" | "-lastContact" | "nextTask" | "-nextTask" | "title" | "-title" | "amount" | "-amount" | "expectedClose" | "-expectedClose" | "probability" | "-probability" | "stage" | "-stage";
				source?: "website" | "landing_page" | "referral" | "event" | "social_media" | "email" | "phone" | "import" | "lead_search" | "other";
				stage?: string;
				state?: "open" | "won" | "lost";
				tag?: string;
				taxId?: string;
				view?: number;
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": unknown;
					"text/csv": string;
					"text/vcard": string;
				};
			};
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getCrmFields: {
		parameters: {
			query?: {
				count?: boolean;
				deleted?: boolean;
				kind?: "contact" | "company" | "opportunity";
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						items: components["schemas"]["CountedField"][];
						nextCursor: null;
					};
				};
			};
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postCrmFields: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					/** @default null */
					defaultValue?: string | number | boolean | string[] | null;
					help?: string | null;
					/** @default false */
					isRequired?: boolean;
					/** @default false */
					isUnique?: boolean;
					key?: string | null;
					/** @enum {string} */
					kind: "contact" | "company" | "opportunity";
					label: string;
					options?: {
						key?: string | null;
						label: string;
					}[] | null;
					/** @enum {string} */
					type: "text" | "longText" | "number" | "money" | "date" | "choice" | "choices" | "checkbox" | "link" | "member" | "contact" | "company";
				};
			};
		};
		responses: {
			/** @description Done */
			201: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["CustomField"];
				};
			};
			/** @description `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `set_up_by_owners`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `too_large`, `quota_exceeded` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid`, `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getCrmFieldsById: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["CustomField"];
				};
			};
			/** @description `invalid_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	deleteCrmFieldsById: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			204: {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
			/** @description `invalid_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `set_up_by_owners`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	patchCrmFieldsById: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					defaultValue?: string | number | boolean | string[] | null;
					help?: string | null;
					isRequired?: boolean | null;
					isUnique?: boolean | null;
					label?: string | null;
					options?: {
						key?: string | null;
						label: string;
					}[] | null;
					type?: ("text" | "longText" | "number" | "money" | "date" | "choice" | "choices" | "checkbox" | "link" | "member" | "contact" | "company") | null;
					updatedAt?: string | null;
				};
			};
		};
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["CustomField"];
				};
			};
			/** @description `invalid_id`, `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `set_up_by_owners`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `stale` */
			409: components["responses"]["Problem409"];
			/** @description `too_large` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postCrmFieldsByIdRestore: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["CustomField"];
				};
			};
			/** @description `invalid_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `set_up_by_owners`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getCrmImports: {
		parameters: {
			query?: {
				cursor?: string;
				limit?: number;
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						items: components["schemas"]["Import"][];
						nextCursor: string | null;
						total?: number;
					};
				};
			};
			/** @description `bad_request` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postCrmImports: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"multipart/form-data": {
					companies?: string | null;
					dateOrder?: ("dmy" | "mdy" | "") | null;
					decisions?: string | null;
					dryRun?: ("true" | "false" | "") | null;
					/** Format: binary */
					file: Blob;
					/** @enum {string} */
					kind: "contacts" | "companies" | "opportunities";
					mapping?: string | null;
					overwrite?: ("true" | "false" | "") | null;
					owners?: string | null;
					sheet?: string | null;
					stages?: string | null;
				};
			};
		};
		responses: {
			/** @description `readValues`: values that are no names of the workspace, what was made of each and in how many lines. `questions[].afterLine`: the earlier line of the file that made or changed the contact in question; null where it was there before. */
			201: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Import"];
				};
			};
			/** @description `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `too_large`, `quota_exceeded` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid`, `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getCrmImportsById: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description `readValues`: values that are no names of the workspace, what was made of each and in how many lines. `questions[].afterLine`: the earlier line of the file that made or changed the contact in question; null where it was there before. */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Import"];
				};
			};
			/** @description `invalid_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postCrmImportsByIdCancel: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description What was done until then stays, is in the counts and can be reverted. */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Import"];
				};
			};
			/** @description `invalid_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getCrmImportsByIdErrors: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"text/csv": string;
				};
			};
			/** @description `invalid_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getCrmImportsByIdLines: {
		parameters: {
			query?: {
				cursor?: string;
				limit?: number;
				outcome?: "created" | "updated" | "unchanged" | "asked" | "later" | "failed";
			};
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						items: components["schemas"]["ImportLine"][];
						nextCursor: string | null;
						total?: number;
					};
				};
			};
			/** @description `invalid_id`, `bad_request` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getCrmImportsByIdLinesFile: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"text/csv": string;
				};
			};
			/** @description `invalid_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postCrmImportsByIdRevert: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Import"];
				};
			};
			/** @description `invalid_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postCrmImportsPreview: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"multipart/form-data": {
					/** Format: binary */
					file: Blob;
					sheet?: string | null;
				};
			};
		};
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ImportPreview"];
				};
			};
			/** @description `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `too_large`, `quota_exceeded` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid`, `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getCrmInbox: {
		parameters: {
			query?: {
				campaignId?: number;
				count?: boolean;
				createdFrom?: string;
				createdTo?: string;
				cursor?: string;
				hasCampaign?: "no";
				hasLead?: "yes";
				hasOpportunity?: "yes";
				kind?: "enquiry" | "waitlist" | "landing_page";
				limit?: number;
				q?: string;
				sort?: "-createdAt";
				source?: "website" | "landing_page" | "referral" | "event" | "social_media" | "email" | "phone" | "import" | "lead_search" | "other";
				status?: "inbox" | "unread" | "read" | "archived" | "suspected" | "spam" | "all";
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						readonly counts: {
							[key: string]: number;
						};
						items: components["schemas"]["InboxSummary"][];
						nextCursor: string | null;
						total?: number;
					};
				};
			};
			/** @description `bad_request` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getCrmInboxById: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["InboxEntry"];
				};
			};
			/** @description `invalid_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	patchCrmInboxById: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					status?: ("unread" | "read" | "archived" | "suspected" | "spam") | null;
					updatedAt?: string | null;
				};
			};
		};
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["InboxEntry"];
				};
			};
			/** @description `invalid_id`, `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `stale` */
			409: components["responses"]["Problem409"];
			/** @description `too_large` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postCrmInboxByIdClaim: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					takeOver?: boolean | null;
				};
			};
		};
		responses: {
			/** @description Called again, it says so again. `takeOver` takes it from somebody else, for an owner of the workspace. */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["InboxEntry"];
				};
			};
			/** @description `invalid_id`, `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `claimed` */
			409: components["responses"]["Problem409"];
			/** @description `too_large`, `quota_exceeded` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid`, `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getCrmInboxByIdConvert: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ConversionProposal"];
				};
			};
			/** @description `invalid_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postCrmInboxByIdConvert: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					addPhones?: (string | null)[] | null;
					company?: ({
						allowDuplicate?: boolean | null;
						domain?: string | null;
						name?: string | null;
					} | false) | null;
					companyId?: number | null;
					contact?: {
						allowDuplicate?: boolean | null;
						email?: string | null;
						firstName?: string | null;
						lastName?: string | null;
						phone?: string | null;
						position?: string | null;
					} | null;
					contactId?: number | null;
					opportunity?: ({
						/** @default 0 */
						amountCents?: number | null;
						/** @default EUR */
						currency?: string | null;
						expectedClose?: string | null;
						stage?: string | null;
						title?: string | null;
					} | false) | null;
					opportunityId?: number | null;
				};
			};
		};
		responses: {
			/** @description Done */
			201: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ConvertedEntry"];
				};
			};
			/** @description `invalid_id`, `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `too_large`, `quota_exceeded` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid`, `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postCrmInboxByIdRelease: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Who was not answering it changes nothing. */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["InboxEntry"];
				};
			};
			/** @description `invalid_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `quota_exceeded` */
			413: components["responses"]["Problem413"];
			/** @description `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postCrmInboxByIdReply: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					body: string;
					evenIfClaimed?: boolean | null;
					subject?: string | null;
				};
			};
		};
		responses: {
			/** @description Done */
			201: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["InboxEntry"];
				};
			};
			/** @description `invalid_id`, `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `claimed` */
			409: components["responses"]["Problem409"];
			/** @description `too_large`, `quota_exceeded` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid`, `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getCrmMerges: {
		parameters: {
			query?: {
				cursor?: string;
				kind?: "contacts" | "companies";
				limit?: number;
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						items: components["schemas"]["Merge"][];
						nextCursor: string | null;
						total?: number;
					};
				};
			};
			/** @description `bad_request` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postCrmMergesByIdUndo: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["UndoneMerge"];
				};
			};
			/** @description `invalid_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `merge_not_last`, `merge_kept_deleted` */
			409: components["responses"]["Problem409"];
			/** @description `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getCrmOpportunities: {
		parameters: {
			query?: {
				campaignId?: number;
				closedFrom?: string;
				closedTo?: string;
				closeFrom?: string;
				closeTo?: string;
				companyId?: number;
				contactId?: number;
				count?: boolean;
				createdFrom?: string;
				createdTo?: string;
				currency?: string;
				cursor?: string;
				filter?: string;
				group?: string;
				hasCampaign?: "no";
				hasClose?: "no";
				inGroup?: string;
				kind?: "open" | "won" | "lost";
				left?: string;
				leftFrom?: string;
				leftTo?: string;
				limit?: number;
				lostReason?: string;
				nextStep?: "none";
				origin?: "known";
				owner?: string;
				pipelineId?: number;
				q?: string;
				reached?: string;
				sort?: "board" | "title" | "-title" | "createdAt" | "-createdAt" | "amount" | "-amount" | "expectedClose" | "-expectedClose" | "probability" | "-probability" | "stage" | "-stage" | "owner" | "-owner" | "lastContact" | "-lastContact" | "nextTask" | "-nextTask";
				source?: "website" | "landing_page" | "referral" | "event" | "social_media" | "email" | "phone" | "import" | "lead_search" | "other";
				stage?: string;
				view?: number;
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						items: components["schemas"]["Opportunity"][];
						nextCursor: string | null;
						total?: number;
					};
				};
			};
			/** @description `bad_request` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postCrmOpportunities: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					/** @default 0 */
					amountCents?: number | null;
					companyId?: number | null;
					companyName?: (string | null) | null;
					contactId?: number | null;
					/** @default EUR */
					currency?: string | null;
					customFields?: {
						[key: string]: string | number | boolean | string[] | null;
					} | null;
					expectedClose?: string | null;
					lostReason?: string | null;
					notes?: string | null;
					ownerId?: number | null;
					pipelineId?: number | null;
					probability?: number | null;
					/** @default other */
					source?: ("website" | "landing_page" | "referral" | "event" | "social_media" | "email" | "phone" | "import" | "lead_search" | "other") | null;
					stage?: string | null;
					title: string;
				};
			};
		};
		responses: {
			/** @description Done */
			201: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Opportunity"];
				};
			};
			/** @description `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `too_large`, `quota_exceeded` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid`, `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getCrmOpportunitiesById: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["OpportunityDetail"];
				};
			};
			/** @description `invalid_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	deleteCrmOpportunitiesById: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			204: {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
			/** @description `invalid_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	patchCrmOpportunitiesById: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					amountCents?: number | null;
					companyId?: number | null;
					companyName?: (string | null) | null;
					contactId?: number | null;
					currency?: string | null;
					customFields?: {
						[key: string]: string | number | boolean | string[] | null;
					} | null;
					expectedClose?: string | null;
					lostReason?: string | null;
					notes?: string | null;
					ownerId?: number | null;
					pipelineId?: number | null;
					probability?: number | null;
					source?: ("website" | "landing_page" | "referral" | "event" | "social_media" | "email" | "phone" | "import" | "lead_search" | "other") | null;
					stage?: string | null;
					title?: string | null;
					updatedAt?: string | null;
				};
			};
		};
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Opportunity"];
				};
			};
			/** @description `invalid_id`, `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `stale` */
			409: components["responses"]["Problem409"];
			/** @description `too_large` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postCrmOpportunitiesByIdContacts: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					contactId: number;
					/** @enum {string} */
					part: "decides" | "uses" | "pays" | "advises";
				};
			};
		};
		responses: {
			/** @description Done */
			201: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["OpportunityContact"];
				};
			};
			/** @description `invalid_id`, `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `too_large`, `quota_exceeded` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid`, `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postCrmOpportunitiesByIdMove: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					afterId?: number | null;
					lostReason?: string | null;
					stage?: string | null;
				};
			};
		};
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Opportunity"];
				};
			};
			/** @description `invalid_id`, `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `too_large` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid`, `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postCrmOpportunitiesByIdRestore: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Opportunity"];
				};
			};
			/** @description `invalid_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postCrmOpportunitiesBulk: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					/** @constant */
					delete: true;
					ids: number[];
				} | {
					allMatching: {
						filter?: {
							campaignId?: string;
							closedFrom?: string;
							closedTo?: string;
							closeFrom?: string;
							closeTo?: string;
							companyId?: string;
							contactId?: string;
							createdFrom?: string;
							createdTo?: string;
							currency?: string;
							filter?: string;
							group?: string;
							/** @enum {string} */
							hasCampaign?: "no";
							/** @enum {string} */
							hasClose?: "no";
							inGroup?: string;
							/** @enum {string} */
							kind?: "open" | "won" | "lost";
							left?: string;
							leftFrom?: string;
							leftTo?: string;
							lostReason?: string;
							/** @enum {string} */
							nextStep?: "none";
							/** @enum {string} */
							origin?: "known";
							owner?: string;
							pipelineId?: string;
							reached?: string;
							/** @enum {string} */
							source?: "website" | "landing_page" | "referral" | "event" | "social_media" | "email" | "phone" | "import" | "lead_search" | "other";
							stage?: string;
							view?: string;
						} | null;
						q?: string;
					};
					/** @constant */
					delete: true;
				} | {
					ids: number[];
					leaveRefused?: boolean;
					set: {
						amountCents?: number | null;
						companyId?: number | null;
						contactId?: number | null;
						currency?: string | null;
						customFields?: {
							[key: string]: string | number | boolean | string[] | null;
						} | null;
						expectedClose?: string | null;
						lostReason?: string | null;
						notes?: string | null;
						ownerId?: number | null;
						pipelineId?: number | null;
						probability?: number | null;
						source?: ("website" | "landing_page" | "referral" | "event" | "social_media" | "email" | "phone" | "import" | "lead_search" | "other") | null;
						stage?: string;
					};
				} | {
					allMatching: {
						filter?: {
							campaignId?: string;
							closedFrom?: string;
							closedTo?: string;
							closeFrom?: string;
							closeTo?: string;
							companyId?: string;
							contactId?: string;
							createdFrom?: string;
							createdTo?: string;
							currency?: string;
							filter?: string;
							group?: string;
							/** @enum {string} */
							hasCampaign?: "no";
							/** @enum {string} */
							hasClose?: "no";
							inGroup?: string;
							/** @enum {string} */
							kind?: "open" | "won" | "lost";
							left?: string;
							leftFrom?: string;
							leftTo?: string;
							lostReason?: string;
							/** @enum {string} */
							nextStep?: "none";
							/** @enum {string} */
							origin?: "known";
							owner?: string;
							pipelineId?: string;
							reached?: string;
							/** @enum {string} */
							source?: "website" | "landing_page" | "referral" | "event" | "social_media" | "email" | "phone" | "import" | "lead_search" | "other";
							stage?: string;
							view?: string;
						} | null;
						q?: string;
					};
					leaveRefused?: boolean;
					set: {
						amountCents?: number | null;
						companyId?: number | null;
						contactId?: number | null;
						currency?: string | null;
						customFields?: {
							[key: string]: string | number | boolean | string[] | null;
						} | null;
						expectedClose?: string | null;
						lostReason?: string | null;
						notes?: string | null;
						ownerId?: number | null;
						pipelineId?: number | null;
						probability?: number | null;
						source?: ("website" | "landing_page" | "referral" | "event" | "social_media" | "email" | "phone" | "import" | "lead_search" | "other") | null;
						stage?: string;
					};
				};
			};
		};
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Job"];
				};
			};
			/** @description `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `too_large` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid`, `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postCrmOpportunitiesBulkPreview: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					ids: number[];
					set: {
						amountCents?: number | null;
						companyId?: number | null;
						contactId?: number | null;
						currency?: string | null;
						customFields?: {
							[key: string]: string | number | boolean | string[] | null;
						} | null;
						expectedClose?: string | null;
						lostReason?: string | null;
						notes?: string | null;
						ownerId?: number | null;
						pipelineId?: number | null;
						probability?: number | null;
						source?: ("website" | "landing_page" | "referral" | "event" | "social_media" | "email" | "phone" | "import" | "lead_search" | "other") | null;
						stage?: string;
					};
				} | {
					allMatching: {
						filter?: {
							campaignId?: string;
							closedFrom?: string;
							closedTo?: string;
							closeFrom?: string;
							closeTo?: string;
							companyId?: string;
							contactId?: string;
							createdFrom?: string;
							createdTo?: string;
							currency?: string;
							filter?: string;
							group?: string;
							/** @enum {string} */
							hasCampaign?: "no";
							/** @enum {string} */
							hasClose?: "no";
							inGroup?: string;
							/** @enum {string} */
							kind?: "open" | "won" | "lost";
							left?: string;
							leftFrom?: string;
							leftTo?: string;
							lostReason?: string;
							/** @enum {string} */
							nextStep?: "none";
							/** @enum {string} */
							origin?: "known";
							owner?: string;
							pipelineId?: string;
							reached?: string;
							/** @enum {string} */
							source?: "website" | "landing_page" | "referral" | "event" | "social_media" | "email" | "phone" | "import" | "lead_search" | "other";
							stage?: string;
							view?: string;
						} | null;
						q?: string;
					};
					set: {
						amountCents?: number | null;
						companyId?: number | null;
						contactId?: number | null;
						currency?: string | null;
						customFields?: {
							[key: string]: string | number | boolean | string[] | null;
						} | null;
						expectedClose?: string | null;
						lostReason?: string | null;
						notes?: string | null;
						ownerId?: number | null;
						pipelineId?: number | null;
						probability?: number | null;
						source?: ("website" | "landing_page" | "referral" | "event" | "social_media" | "email" | "phone" | "import" | "lead_search" | "other") | null;
						stage?: string;
					};
				};
			};
		};
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["BulkPreview"];
				};
			};
			/** @description `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `too_large`, `quota_exceeded` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid`, `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getCrmOpportunitiesGroups: {
		parameters: {
			query: {
				campaignId?: number;
				closedFrom?: string;
				closedTo?: string;
				closeFrom?: string;
				closeTo?: string;
				companyId?: number;
				contactId?: number;
				createdFrom?: string;
				createdTo?: string;
				currency?: string;
				filter?: string;
				group: string;
				hasCampaign?: "no";
				hasClose?: "no";
				kind?: "open" | "won" | "lost";
				left?: string;
				leftFrom?: string;
				leftTo?: string;
				lostReason?: string;
				nextStep?: "none";
				origin?: "known";
				owner?: string;
				pipelineId?: number;
				q?: string;
				reached?: string;
				source?: "website" | "landing_page" | "referral" | "event" | "social_media" | "email" | "phone" | "import" | "lead_search" | "other";
				stage?: string;
				view?: number;
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Groups"];
				};
			};
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	deleteCrmOpportunityContactsById: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			204: {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
			/** @description `invalid_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	patchCrmOpportunityContactsById: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					/** @enum {string} */
					part: "decides" | "uses" | "pays" | "advises";
				};
			};
		};
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["OpportunityContact"];
				};
			};
			/** @description `invalid_id`, `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `too_large` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getCrmPipelines: {
		parameters: {
			query?: {
				count?: boolean;
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						items: components["schemas"]["Pipeline"][];
						nextCursor: null;
					};
				};
			};
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postCrmPipelines: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					lostReasons?: string[] | null;
					name: string;
					stages?: {
						color?: ("blue" | "sky" | "yellow" | "green" | "red") | null;
						key?: string | null;
						/** @enum {string} */
						kind: "open" | "won" | "lost";
						name?: string | null;
						probability?: number | null;
						requiredFields?: string[] | null;
						staleDays?: number | null;
					}[] | null;
				};
			};
		};
		responses: {
			/** @description Done */
			201: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Pipeline"];
				};
			};
			/** @description `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `set_up_by_owners`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `too_large`, `quota_exceeded` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid`, `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getCrmPipelinesById: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Pipeline"];
				};
			};
			/** @description `invalid_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	deleteCrmPipelinesById: {
		parameters: {
			query?: {
				moveTo?: number;
			};
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					moveTo?: {
						pipelineId: number;
						stage?: string | null;
					} | null;
				};
			};
		};
		responses: {
			/** @description Done */
			204: {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
			/** @description `invalid_id`, `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `set_up_by_owners`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `last_pipeline` */
			409: components["responses"]["Problem409"];
			/** @description `too_large` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	patchCrmPipelinesById: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					lostReasons?: string[] | null;
					moves?: {
						[key: string]: string;
					} | null;
					name?: string | null;
					stages?: {
						color?: ("blue" | "sky" | "yellow" | "green" | "red") | null;
						key?: string | null;
						/** @enum {string} */
						kind: "open" | "won" | "lost";
						name?: string | null;
						probability?: number | null;
						requiredFields?: string[] | null;
						staleDays?: number | null;
					}[] | null;
					updatedAt?: string | null;
				};
			};
		};
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Pipeline"];
				};
			};
			/** @description `invalid_id`, `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `set_up_by_owners`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `stale` */
			409: components["responses"]["Problem409"];
			/** @description `too_large` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getCrmPipelinesByIdBoard: {
		parameters: {
			query?: {
				campaignId?: number;
				closedFrom?: string;
				closedTo?: string;
				closeFrom?: string;
				closeTo?: string;
				companyId?: number;
				contactId?: number;
				createdFrom?: string;
				createdTo?: string;
				currency?: string;
				filter?: string;
				hasCampaign?: "no";
				hasClose?: "no";
				kind?: "open" | "won" | "lost";
				left?: string;
				leftFrom?: string;
				leftTo?: string;
				lostReason?: string;
				nextStep?: "none";
				origin?: "known";
				owner?: string;
				q?: string;
				reached?: string;
				source?: "website" | "landing_page" | "referral" | "event" | "social_media" | "email" | "phone" | "import" | "lead_search" | "other";
				view?: number;
			};
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Board"];
				};
			};
			/** @description `invalid_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getCrmSearch: {
		parameters: {
			query?: {
				kind?: "contact" | "company" | "opportunity" | "communication" | "task" | "inbox";
				limit?: number;
				q?: string;
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						items: components["schemas"]["SearchHit"][];
						nextCursor: null;
					};
				};
			};
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getCrmTags: {
		parameters: {
			query?: {
				kind?: "contact" | "company";
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						items: components["schemas"]["TagUse"][];
						nextCursor: null;
					};
				};
			};
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getCrmTasks: {
		parameters: {
			query?: {
				assignee?: string;
				companyId?: number;
				contactId?: number;
				count?: boolean;
				cursor?: string;
				doneFrom?: string;
				doneTo?: string;
				filter?: string;
				limit?: number;
				opportunityId?: number;
				q?: string;
				sort?: "dueAt" | "-dueAt" | "createdAt" | "-createdAt" | "-doneAt";
				state?: "today" | "overdue" | "upcoming" | "undated" | "open" | "done";
				timeZone?: string;
				view?: number;
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						items: components["schemas"]["Task"][];
						nextCursor: string | null;
						total?: number;
					};
				};
			};
			/** @description `bad_request` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postCrmTasks: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					assigneeId?: number | null;
					companyId?: number | null;
					contactId?: number | null;
					doneAt?: string | null;
					dueAt?: string | null;
					notes?: string | null;
					opportunityId?: number | null;
					/** @default null */
					recurrence?: ("daily" | "weekly" | "monthly" | "yearly") | null;
					remindAt?: string | null;
					title: string;
				};
			};
		};
		responses: {
			/** @description Done */
			201: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Task"];
				};
			};
			/** @description `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `too_large`, `quota_exceeded` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid`, `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getCrmTasksById: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Task"];
				};
			};
			/** @description `invalid_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	deleteCrmTasksById: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			204: {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
			/** @description `invalid_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	patchCrmTasksById: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					assigneeId?: number | null;
					companyId?: number | null;
					contactId?: number | null;
					doneAt?: string | null;
					dueAt?: string | null;
					notes?: string | null;
					opportunityId?: number | null;
					recurrence?: ("daily" | "weekly" | "monthly" | "yearly") | null;
					remindAt?: string | null;
					timeZone?: string | null;
					title?: string | null;
					updatedAt?: string | null;
				};
			};
		};
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Task"];
				};
			};
			/** @description `invalid_id`, `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `stale` */
			409: components["responses"]["Problem409"];
			/** @description `too_large` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postCrmTasksByIdRestore: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Task"];
				};
			};
			/** @description `invalid_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postCrmTasksBulk: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					/** @constant */
					delete: true;
					ids: number[];
				} | {
					ids: number[];
					set: {
						assigneeId?: number | null;
						doneAt?: string | null;
						dueAt?: string | null;
					};
				} | {
					allMatching: {
						filter?: {
							assignee?: string;
							companyId?: string;
							contactId?: string;
							doneFrom?: string;
							doneTo?: string;
							filter?: string;
							opportunityId?: string;
							/** @enum {string} */
							state?: "today" | "overdue" | "upcoming" | "undated" | "open" | "done";
							timeZone?: string;
							view?: string;
						} | null;
						q?: string;
					};
					/** @constant */
					delete: true;
				} | {
					allMatching: {
						filter?: {
							assignee?: string;
							companyId?: string;
							contactId?: string;
							doneFrom?: string;
							doneTo?: string;
							filter?: string;
							opportunityId?: string;
							/** @enum {string} */
							state?: "today" | "overdue" | "upcoming" | "undated" | "open" | "done";
							timeZone?: string;
							view?: string;
						} | null;
						q?: string;
					};
					set: {
						assigneeId?: number | null;
						doneAt?: string | null;
						dueAt?: string | null;
					};
				};
			};
		};
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Job"] | {
						count: number;
					};
				};
			};
			/** @description `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `too_large` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid`, `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postCrmTasksBulkPreview: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					ids: number[];
					set: {
						assigneeId?: number | null;
						doneAt?: string | null;
						dueAt?: string | null;
					};
				} | {
					allMatching: {
						filter?: {
							assignee?: string;
							companyId?: string;
							contactId?: string;
							doneFrom?: string;
							doneTo?: string;
							filter?: string;
							opportunityId?: string;
							/** @enum {string} */
							state?: "today" | "overdue" | "upcoming" | "undated" | "open" | "done";
							timeZone?: string;
							view?: string;
						} | null;
						q?: string;
					};
					set: {
						assigneeId?: number | null;
						doneAt?: string | null;
						dueAt?: string | null;
					};
				};
			};
		};
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["BulkPreview"];
				};
			};
			/** @description `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `too_large`, `quota_exceeded` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid`, `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getCrmTasksCounts: {
		parameters: {
			query?: {
				assignee?: string;
				companyId?: number;
				contactId?: number;
				doneFrom?: string;
				doneTo?: string;
				filter?: string;
				opportunityId?: number;
				q?: string;
				timeZone?: string;
				view?: number;
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["TaskCounts"];
				};
			};
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getCrmTasksExport: {
		parameters: {
			query?: {
				assignee?: string;
				companyId?: number;
				contactId?: number;
				delimiter?: "," | ";";
				doneFrom?: string;
				doneTo?: string;
				filter?: string;
				opportunityId?: number;
				q?: string;
				sort?: "dueAt" | "-dueAt" | "createdAt" | "-createdAt" | "-doneAt";
				state?: "today" | "overdue" | "upcoming" | "undated" | "open" | "done";
				timeZone?: string;
				view?: number;
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"text/csv": string;
				};
			};
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getCrmTemplates: {
		parameters: {
			query?: {
				count?: boolean;
				cursor?: string;
				limit?: number;
				q?: string;
				sort?: "createdAt" | "-createdAt";
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						items: components["schemas"]["Template"][];
						nextCursor: string | null;
						total?: number;
					};
				};
			};
			/** @description `bad_request` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postCrmTemplates: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					body: string;
					language?: ("en" | "es") | null;
					name: string;
					subject: string;
				};
			};
		};
		responses: {
			/** @description Done */
			201: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Template"];
				};
			};
			/** @description `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `set_up_by_owners`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `too_large`, `quota_exceeded` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid`, `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getCrmTemplatesById: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Template"];
				};
			};
			/** @description `invalid_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	deleteCrmTemplatesById: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			204: {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
			/** @description `invalid_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `set_up_by_owners`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	patchCrmTemplatesById: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					body?: string | null;
					language?: ("en" | "es") | null;
					name?: string | null;
					subject?: string | null;
					updatedAt?: string | null;
				};
			};
		};
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Template"];
				};
			};
			/** @description `invalid_id`, `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `set_up_by_owners`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `stale` */
			409: components["responses"]["Problem409"];
			/** @description `too_large` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postCrmTemplatesByIdRestore: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Template"];
				};
			};
			/** @description `invalid_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `set_up_by_owners`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getCrmTimeline: {
		parameters: {
			query?: {
				companyId?: number;
				contactId?: number;
				cursor?: string;
				limit?: number;
				opportunityId?: number;
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						items: components["schemas"]["TimelineItem"][];
						nextCursor: string | null;
						total?: number;
					};
				};
			};
			/** @description `bad_request` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getCrmViews: {
		parameters: {
			query?: {
				count?: boolean;
				kind?: "contact" | "company" | "opportunity" | "task" | "communication";
				limit?: number;
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						items: components["schemas"]["CountedView"][];
						nextCursor: null;
					};
				};
			};
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postCrmViews: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					columns?: string[] | null;
					filter: {
						all: ({
							field: string;
							/** @enum {string} */
							is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
							value?: string | number | string[];
						} | ({
							all: ({
								field: string;
								/** @enum {string} */
								is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
								value?: string | number | string[];
							} | ({
								all: {
									field: string;
									/** @enum {string} */
									is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
									value?: string | number | string[];
								}[];
							} | {
								any: {
									field: string;
									/** @enum {string} */
									is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
									value?: string | number | string[];
								}[];
							}))[];
						} | {
							any: ({
								field: string;
								/** @enum {string} */
								is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
								value?: string | number | string[];
							} | ({
								all: {
									field: string;
									/** @enum {string} */
									is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
									value?: string | number | string[];
								}[];
							} | {
								any: {
									field: string;
									/** @enum {string} */
									is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
									value?: string | number | string[];
								}[];
							}))[];
						}))[];
					} | {
						any: ({
							field: string;
							/** @enum {string} */
							is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
							value?: string | number | string[];
						} | ({
							all: ({
								field: string;
								/** @enum {string} */
								is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
								value?: string | number | string[];
							} | ({
								all: {
									field: string;
									/** @enum {string} */
									is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
									value?: string | number | string[];
								}[];
							} | {
								any: {
									field: string;
									/** @enum {string} */
									is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
									value?: string | number | string[];
								}[];
							}))[];
						} | {
							any: ({
								field: string;
								/** @enum {string} */
								is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
								value?: string | number | string[];
							} | ({
								all: {
									field: string;
									/** @enum {string} */
									is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
									value?: string | number | string[];
								}[];
							} | {
								any: {
									field: string;
									/** @enum {string} */
									is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
									value?: string | number | string[];
								}[];
							}))[];
						}))[];
					};
					group?: string | null;
					/** @default false */
					isShared?: boolean;
					/** @enum {string} */
					kind: "contact" | "company" | "opportunity" | "task" | "communication";
					name: string;
					sort?: string | null;
				};
			};
		};
		responses: {
			/** @description Done */
			201: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["View"];
				};
			};
			/** @description `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `too_large`, `quota_exceeded` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid`, `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getCrmViewsById: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["View"];
				};
			};
			/** @description `invalid_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	deleteCrmViewsById: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			204: {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
			/** @description `invalid_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	patchCrmViewsById: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					columns?: string[] | null;
					filter?: ({
						all: ({
							field: string;
							/** @enum {string} */
							is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
							value?: string | number | string[];
						} | ({
							all: ({
								field: string;
								/** @enum {string} */
								is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
								value?: string | number | string[];
							} | ({
								all: {
									field: string;
									/** @enum {string} */
									is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
									value?: string | number | string[];
								}[];
							} | {
								any: {
									field: string;
									/** @enum {string} */
									is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
									value?: string | number | string[];
								}[];
							}))[];
						} | {
							any: ({
								field: string;
								/** @enum {string} */
								is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
								value?: string | number | string[];
							} | ({
								all: {
									field: string;
									/** @enum {string} */
									is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
									value?: string | number | string[];
								}[];
							} | {
								any: {
									field: string;
									/** @enum {string} */
									is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
									value?: string | number | string[];
								}[];
							}))[];
						}))[];
					} | {
						any: ({
							field: string;
							/** @enum {string} */
							is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
							value?: string | number | string[];
						} | ({
							all: ({
								field: string;
								/** @enum {string} */
								is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
								value?: string | number | string[];
							} | ({
								all: {
									field: string;
									/** @enum {string} */
									is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
									value?: string | number | string[];
								}[];
							} | {
								any: {
									field: string;
									/** @enum {string} */
									is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
									value?: string | number | string[];
								}[];
							}))[];
						} | {
							any: ({
								field: string;
								/** @enum {string} */
								is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
								value?: string | number | string[];
							} | ({
								all: {
									field: string;
									/** @enum {string} */
									is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
									value?: string | number | string[];
								}[];
							} | {
								any: {
									field: string;
									/** @enum {string} */
									is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
									value?: string | number | string[];
								}[];
							}))[];
						}))[];
					}) | null;
					group?: string | null;
					isShared?: boolean | null;
					name?: string | null;
					sort?: string | null;
					updatedAt?: string | null;
				};
			};
		};
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["View"];
				};
			};
			/** @description `invalid_id`, `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `stale` */
			409: components["responses"]["Problem409"];
			/** @description `too_large` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postDemo: {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					language?: ("en" | "es") | null;
				};
			};
		};
		responses: {
			/** @description Done */
			201: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["SignedIn"];
				};
			};
			/** @description The page that follows a form */
			303: {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
			/** @description `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `demo_off`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `too_large` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description `too_many_requests` */
			429: components["responses"]["Problem429"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postDepartments: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					companyId: number;
					/** @default 3 */
					digitalizationLevel?: number | null;
					function: string;
					/** @default null */
					headcount?: number | null;
					name: string;
					/** @default null */
					targetLevel?: number | null;
				};
			};
		};
		responses: {
			/** @description Done */
			201: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ProfileDepartment"];
				};
			};
			/** @description `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `too_large`, `quota_exceeded` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid`, `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	deleteDepartmentsById: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			204: {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
			/** @description `invalid_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	patchDepartmentsById: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					digitalizationLevel?: number | null;
					function?: string | null;
					headcount?: number | null;
					name?: string | null;
					targetLevel?: number | null;
					updatedAt?: string | null;
				};
			};
		};
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ProfileDepartment"];
				};
			};
			/** @description `invalid_id`, `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `stale` */
			409: components["responses"]["Problem409"];
			/** @description `too_large` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postDepartmentsByIdRestore: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ProfileDepartment"];
				};
			};
			/** @description `invalid_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postEmailConfirmation: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Success"];
				};
			};
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `token_not_enough`, `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postEmailConfirmationByToken: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description The secret of the link. */
				token: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						email: string;
					};
				};
			};
			/** @description `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `link_invalid` */
			404: components["responses"]["Problem404"];
			/** @description `too_many_requests` */
			429: components["responses"]["Problem429"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getInterventions: {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						items: components["schemas"]["OwnIntervention"][];
					};
				};
			};
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postInterventions: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					after?: string[];
					/** @default null */
					avoidedShare?: [
						number,
						number
					] | null;
					effort: {
						large: number;
						medium: number;
						small: number;
					};
					figuresSource: string;
					match: {
						/** @default [] */
						about?: string[];
						anywhere?: string[];
						/** @enum {string} */
						process: "invoices_in" | "invoices_out" | "orders" | "quotes" | "stock" | "production" | "quality" | "planning" | "maintenance" | "customer_service" | "appointments" | "email" | "website" | "reviews" | "sales" | "collections" | "month_end" | "payroll" | "hiring" | "training" | "documents" | "knowledge" | "reporting" | "forecasting" | "integration" | "data_quality" | "security" | "backup" | "privacy" | "ai_use" | "other";
						/** @default [] */
						sectors?: ("food" | "manufacturing" | "automotive" | "retail" | "hospitality" | "health" | "construction" | "logistics" | "professional" | "education" | "public" | "association")[];
						/** @default [] */
						sizes?: ("small" | "medium" | "large")[];
						/** @default [] */
						symptoms?: ("manual" | "slow" | "errors" | "lost" | "none" | "unknown" | "risk" | "capacity" | "other")[];
					};
					/** @default null */
					module?: ("analytics" | "processAutomation" | "predictive" | "integration") | null;
					/** @default [] */
					needs?: string[];
					runningEurosPerYear: {
						large: [
							number,
							number
						];
						medium: [
							number,
							number
						];
						small: [
							number,
							number
						];
					};
					/** @default null */
					savedShare?: [
						number,
						number
					] | null;
					setupEuros: {
						large: [
							number,
							number
						];
						medium: [
							number,
							number
						];
						small: [
							number,
							number
						];
					};
					weeks: {
						large: number;
						medium: number;
						small: number;
					};
					words: {
						en: {
							/** @default  */
							before?: string;
							cases?: string[];
							first: string;
							/** @description `kpi` is the figure, and `kpiHow` how it is read. Reports print “Figure; how.”, or two sentences where `kpiHow` begins with a capital letter. */
							kpi: string;
							/** @description `kpi` is the figure, and `kpiHow` how it is read. Reports print “Figure; how.”, or two sentences where `kpiHow` begins with a capital letter. */
							kpiHow: string;
							lasting: string;
							owner: string;
							ownerSmall?: string;
							problem?: string;
							risk: string;
							title: string;
							/** @description `tool` is a kind of tool, and `toolMust` two to five things that it must be able to do. Reports print “Tool. Requirements: first; second.”: nouns, infinitives and sentences all fit. */
							tool: string;
							/** @description `tool` is a kind of tool, and `toolMust` two to five things that it must be able to do. Reports print “Tool. Requirements: first; second.”: nouns, infinitives and sentences all fit. */
							toolMust: string[];
						};
						es?: {
							/** @default  */
							before?: string;
							cases?: string[];
							first: string;
							/** @description `kpi` is the figure, and `kpiHow` how it is read. Reports print “Figure; how.”, or two sentences where `kpiHow` begins with a capital letter. */
							kpi: string;
							/** @description `kpi` is the figure, and `kpiHow` how it is read. Reports print “Figure; how.”, or two sentences where `kpiHow` begins with a capital letter. */
							kpiHow: string;
							lasting: string;
							owner: string;
							ownerSmall?: string;
							problem?: string;
							risk: string;
							title: string;
							/** @description `tool` is a kind of tool, and `toolMust` two to five things that it must be able to do. Reports print “Tool. Requirements: first; second.”: nouns, infinitives and sentences all fit. */
							tool: string;
							/** @description `tool` is a kind of tool, and `toolMust` two to five things that it must be able to do. Reports print “Tool. Requirements: first; second.”: nouns, infinitives and sentences all fit. */
							toolMust: string[];
						} | null;
					} | {
						en?: {
							/** @default  */
							before?: string;
							cases?: string[];
							first: string;
							/** @description `kpi` is the figure, and `kpiHow` how it is read. Reports print “Figure; how.”, or two sentences where `kpiHow` begins with a capital letter. */
							kpi: string;
							/** @description `kpi` is the figure, and `kpiHow` how it is read. Reports print “Figure; how.”, or two sentences where `kpiHow` begins with a capital letter. */
							kpiHow: string;
							lasting: string;
							owner: string;
							ownerSmall?: string;
							problem?: string;
							risk: string;
							title: string;
							/** @description `tool` is a kind of tool, and `toolMust` two to five things that it must be able to do. Reports print “Tool. Requirements: first; second.”: nouns, infinitives and sentences all fit. */
							tool: string;
							/** @description `tool` is a kind of tool, and `toolMust` two to five things that it must be able to do. Reports print “Tool. Requirements: first; second.”: nouns, infinitives and sentences all fit. */
							toolMust: string[];
						} | null;
						es: {
							/** @default  */
							before?: string;
							cases?: string[];
							first: string;
							/** @description `kpi` is the figure, and `kpiHow` how it is read. Reports print “Figure; how.”, or two sentences where `kpiHow` begins with a capital letter. */
							kpi: string;
							/** @description `kpi` is the figure, and `kpiHow` how it is read. Reports print “Figure; how.”, or two sentences where `kpiHow` begins with a capital letter. */
							kpiHow: string;
							lasting: string;
							owner: string;
							ownerSmall?: string;
							problem?: string;
							risk: string;
							title: string;
							/** @description `tool` is a kind of tool, and `toolMust` two to five things that it must be able to do. Reports print “Tool. Requirements: first; second.”: nouns, infinitives and sentences all fit. */
							tool: string;
							/** @description `tool` is a kind of tool, and `toolMust` two to five things that it must be able to do. Reports print “Tool. Requirements: first; second.”: nouns, infinitives and sentences all fit. */
							toolMust: string[];
						};
					};
				};
			};
		};
		responses: {
			/** @description Done */
			201: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["OwnIntervention"];
				};
			};
			/** @description `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `too_large`, `quota_exceeded` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid`, `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getInterventionsById: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["OwnIntervention"];
				};
			};
			/** @description `invalid_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	deleteInterventionsById: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			204: {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
			/** @description `invalid_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	patchInterventionsById: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					after?: string[];
					avoidedShare?: [
						number,
						number
					] | null;
					effort?: {
						large: number;
						medium: number;
						small: number;
					};
					figuresSource?: string;
					match?: {
						about?: string[];
						anywhere?: string[];
						/** @enum {string} */
						process?: "invoices_in" | "invoices_out" | "orders" | "quotes" | "stock" | "production" | "quality" | "planning" | "maintenance" | "customer_service" | "appointments" | "email" | "website" | "reviews" | "sales" | "collections" | "month_end" | "payroll" | "hiring" | "training" | "documents" | "knowledge" | "reporting" | "forecasting" | "integration" | "data_quality" | "security" | "backup" | "privacy" | "ai_use" | "other";
						sectors?: ("food" | "manufacturing" | "automotive" | "retail" | "hospitality" | "health" | "construction" | "logistics" | "professional" | "education" | "public" | "association")[];
						sizes?: ("small" | "medium" | "large")[];
						symptoms?: ("manual" | "slow" | "errors" | "lost" | "none" | "unknown" | "risk" | "capacity" | "other")[];
					};
					module?: ("analytics" | "processAutomation" | "predictive" | "integration") | null;
					needs?: string[];
					runningEurosPerYear?: {
						large: [
							number,
							number
						];
						medium: [
							number,
							number
						];
						small: [
							number,
							number
						];
					};
					savedShare?: [
						number,
						number
					] | null;
					setupEuros?: {
						large: [
							number,
							number
						];
						medium: [
							number,
							number
						];
						small: [
							number,
							number
						];
					};
					updatedAt?: string | null;
					weeks?: {
						large: number;
						medium: number;
						small: number;
					};
					words?: {
						en?: {
							before?: string;
							cases?: string[];
							first?: string;
							/** @description `kpi` is the figure, and `kpiHow` how it is read. Reports print “Figure; how.”, or two sentences where `kpiHow` begins with a capital letter. */
							kpi?: string;
							/** @description `kpi` is the figure, and `kpiHow` how it is read. Reports print “Figure; how.”, or two sentences where `kpiHow` begins with a capital letter. */
							kpiHow?: string;
							lasting?: string;
							owner?: string;
							ownerSmall?: string;
							problem?: string;
							risk?: string;
							title?: string;
							/** @description `tool` is a kind of tool, and `toolMust` two to five things that it must be able to do. Reports print “Tool. Requirements: first; second.”: nouns, infinitives and sentences all fit. */
							tool?: string;
							/** @description `tool` is a kind of tool, and `toolMust` two to five things that it must be able to do. Reports print “Tool. Requirements: first; second.”: nouns, infinitives and sentences all fit. */
							toolMust?: string[];
						} | null;
						es?: {
							before?: string;
							cases?: string[];
							first?: string;
							/** @description `kpi` is the figure, and `kpiHow` how it is read. Reports print “Figure; how.”, or two sentences where `kpiHow` begins with a capital letter. */
							kpi?: string;
							/** @description `kpi` is the figure, and `kpiHow` how it is read. Reports print “Figure; how.”, or two sentences where `kpiHow` begins with a capital letter. */
							kpiHow?: string;
							lasting?: string;
							owner?: string;
							ownerSmall?: string;
							problem?: string;
							risk?: string;
							title?: string;
							/** @description `tool` is a kind of tool, and `toolMust` two to five things that it must be able to do. Reports print “Tool. Requirements: first; second.”: nouns, infinitives and sentences all fit. */
							tool?: string;
							/** @description `tool` is a kind of tool, and `toolMust` two to five things that it must be able to do. Reports print “Tool. Requirements: first; second.”: nouns, infinitives and sentences all fit. */
							toolMust?: string[];
						} | null;
					};
				};
			};
		};
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["OwnIntervention"];
				};
			};
			/** @description `invalid_id`, `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `stale` */
			409: components["responses"]["Problem409"];
			/** @description `too_large` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postInterventionsByIdRestore: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["OwnIntervention"];
				};
			};
			/** @description `invalid_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getInterventionsFile: {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": unknown;
				};
			};
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postInterventionsFile: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					interventions: {
						after?: string[];
						/** @default null */
						avoidedShare?: [
							number,
							number
						] | null;
						effort: {
							large: number;
							medium: number;
							small: number;
						};
						figuresSource: string;
						key: string;
						match: {
							/** @default [] */
							about?: string[];
							anywhere?: string[];
							/** @enum {string} */
							process: "invoices_in" | "invoices_out" | "orders" | "quotes" | "stock" | "production" | "quality" | "planning" | "maintenance" | "customer_service" | "appointments" | "email" | "website" | "reviews" | "sales" | "collections" | "month_end" | "payroll" | "hiring" | "training" | "documents" | "knowledge" | "reporting" | "forecasting" | "integration" | "data_quality" | "security" | "backup" | "privacy" | "ai_use" | "other";
							/** @default [] */
							sectors?: ("food" | "manufacturing" | "automotive" | "retail" | "hospitality" | "health" | "construction" | "logistics" | "professional" | "education" | "public" | "association")[];
							/** @default [] */
							sizes?: ("small" | "medium" | "large")[];
							/** @default [] */
							symptoms?: ("manual" | "slow" | "errors" | "lost" | "none" | "unknown" | "risk" | "capacity" | "other")[];
						};
						/** @default null */
						module?: ("analytics" | "processAutomation" | "predictive" | "integration") | null;
						/** @default [] */
						needs?: string[];
						runningEurosPerYear: {
							large: [
								number,
								number
							];
							medium: [
								number,
								number
							];
							small: [
								number,
								number
							];
						};
						/** @default null */
						savedShare?: [
							number,
							number
						] | null;
						setupEuros: {
							large: [
								number,
								number
							];
							medium: [
								number,
								number
							];
							small: [
								number,
								number
							];
						};
						version?: number;
						weeks: {
							large: number;
							medium: number;
							small: number;
						};
						words: {
							en: {
								/** @default  */
								before?: string;
								cases?: string[];
								first: string;
								/** @description `kpi` is the figure, and `kpiHow` how it is read. Reports print “Figure; how.”, or two sentences where `kpiHow` begins with a capital letter. */
								kpi: string;
								/** @description `kpi` is the figure, and `kpiHow` how it is read. Reports print “Figure; how.”, or two sentences where `kpiHow` begins with a capital letter. */
								kpiHow: string;
								lasting: string;
								owner: string;
								ownerSmall?: string;
								problem?: string;
								risk: string;
								title: string;
								/** @description `tool` is a kind of tool, and `toolMust` two to five things that it must be able to do. Reports print “Tool. Requirements: first; second.”: nouns, infinitives and sentences all fit. */
								tool: string;
								/** @description `tool` is a kind of tool, and `toolMust` two to five things that it must be able to do. Reports print “Tool. Requirements: first; second.”: nouns, infinitives and sentences all fit. */
								toolMust: string[];
							};
							es?: {
								/** @default  */
								before?: string;
								cases?: string[];
								first: string;
								/** @description `kpi` is the figure, and `kpiHow` how it is read. Reports print “Figure; how.”, or two sentences where `kpiHow` begins with a capital letter. */
								kpi: string;
								/** @description `kpi` is the figure, and `kpiHow` how it is read. Reports print “Figure; how.”, or two sentences where `kpiHow` begins with a capital letter. */
								kpiHow: string;
								lasting: string;
								owner: string;
								ownerSmall?: string;
								problem?: string;
								risk: string;
								title: string;
								/** @description `tool` is a kind of tool, and `toolMust` two to five things that it must be able to do. Reports print “Tool. Requirements: first; second.”: nouns, infinitives and sentences all fit. */
								tool: string;
								/** @description `tool` is a kind of tool, and `toolMust` two to five things that it must be able to do. Reports print “Tool. Requirements: first; second.”: nouns, infinitives and sentences all fit. */
								toolMust: string[];
							} | null;
						} | {
							en?: {
								/** @default  */
								before?: string;
								cases?: string[];
								first: string;
								/** @description `kpi` is the figure, and `kpiHow` how it is read. Reports print “Figure; how.”, or two sentences where `kpiHow` begins with a capital letter. */
								kpi: string;
								/** @description `kpi` is the figure, and `kpiHow` how it is read. Reports print “Figure; how.”, or two sentences where `kpiHow` begins with a capital letter. */
								kpiHow: string;
								lasting: string;
								owner: string;
								ownerSmall?: string;
								problem?: string;
								risk: string;
								title: string;
								/** @description `tool` is a kind of tool, and `toolMust` two to five things that it must be able to do. Reports print “Tool. Requirements: first; second.”: nouns, infinitives and sentences all fit. */
								tool: string;
								/** @description `tool` is a kind of tool, and `toolMust` two to five things that it must be able to do. Reports print “Tool. Requirements: first; second.”: nouns, infinitives and sentences all fit. */
								toolMust: string[];
							} | null;
							es: {
								/** @default  */
								before?: string;
								cases?: string[];
								first: string;
								/** @description `kpi` is the figure, and `kpiHow` how it is read. Reports print “Figure; how.”, or two sentences where `kpiHow` begins with a capital letter. */
								kpi: string;
								/** @description `kpi` is the figure, and `kpiHow` how it is read. Reports print “Figure; how.”, or two sentences where `kpiHow` begins with a capital letter. */
								kpiHow: string;
								lasting: string;
								owner: string;
								ownerSmall?: string;
								problem?: string;
								risk: string;
								title: string;
								/** @description `tool` is a kind of tool, and `toolMust` two to five things that it must be able to do. Reports print “Tool. Requirements: first; second.”: nouns, infinitives and sentences all fit. */
								tool: string;
								/** @description `tool` is a kind of tool, and `toolMust` two to five things that it must be able to do. Reports print “Tool. Requirements: first; second.”: nouns, infinitives and sentences all fit. */
								toolMust: string[];
							};
						};
					}[];
				};
			};
		};
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ImportedInterventions"];
				};
			};
			/** @description `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `too_large`, `quota_exceeded` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid`, `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getInvitations: {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						items: components["schemas"]["Invitation"][];
						nextCursor: string | null;
						total?: number;
					};
				};
			};
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `forbidden`, `token_not_enough`, `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postInvitations: {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					email?: string | null;
					role?: ("user" | "admin") | null;
				};
			};
		};
		responses: {
			/** @description Done */
			201: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["NewInvitation"];
				};
			};
			/** @description `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `forbidden`, `token_not_enough`, `password_required`, `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `too_large` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	deleteInvitationsById: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			204: {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
			/** @description `invalid_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `forbidden`, `token_not_enough`, `password_required`, `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getJobsById: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Job"];
				};
			};
			/** @description `invalid_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postJobsByIdUndo: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Job"];
				};
			};
			/** @description `invalid_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getLiveByKindById: {
		parameters: {
			query?: {
				after?: number;
				tab?: string;
			};
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
				/** @description Which one, by its kind. */
				kind: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description With `Accept: text/event-stream` the same as server-sent events, as they come; the id of an event is the number of the journal */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Live"];
				};
			};
			/** @description `invalid_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postLogin: {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					password: string;
					username: string;
				};
			};
		};
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["SignedIn"];
				};
			};
			/** @description The page that follows a form */
			303: {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
			/** @description `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `invalid_credentials`, `second_factor_required` */
			401: components["responses"]["Problem401"];
			/** @description `account_disabled`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `too_large` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description `too_many_requests` */
			429: components["responses"]["Problem429"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postLoginSecondFactor: {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					challenge: string;
					code?: string | null;
					passkey?: ({
						id: string;
						rawId: string;
						response: {
							clientDataJSON: string;
						} & {
							[key: string]: unknown;
						};
						/** @constant */
						type: "public-key";
					} & {
						[key: string]: unknown;
					}) | null;
				};
			};
		};
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["SignedIn"];
				};
			};
			/** @description The page that follows a form */
			303: {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
			/** @description `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `second_factor_wrong`, `sign_in_expired` */
			401: components["responses"]["Problem401"];
			/** @description `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `too_large` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description `too_many_requests` */
			429: components["responses"]["Problem429"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postLogout: {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			204: {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
			/** @description `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getLoopByKindById: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
				/** @description Which one, by its kind. */
				kind: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						steps: components["schemas"]["LoopStep"][];
					};
				};
			};
			/** @description `invalid_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getLoopAnalytics: {
		parameters: {
			query?: {
				from?: string;
				to?: string;
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["LoopAnalytics"];
				};
			};
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postLoopCampaignFromProblem: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					actionId?: string | null;
					language?: ("en" | "es") | null;
					marketingCompanyId?: number | null;
					problemId?: number | null;
					productId?: number | null;
					reportId?: number | null;
				};
			};
		};
		responses: {
			/** @description It was there already */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["CampaignFromProblem"];
				};
			};
			/** @description Done */
			201: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["CampaignFromProblem"];
				};
			};
			/** @description `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `too_large`, `quota_exceeded` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid`, `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postLoopCompanyFromOpportunity: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					contactId?: number | null;
					crmCompanyId?: number | null;
					name?: string | null;
					opportunityId?: number | null;
					sector?: string | null;
					size?: ("small" | "medium" | "large") | null;
					structure?: ("simple" | "functional" | "divisional" | "matrix") | null;
				};
			};
		};
		responses: {
			/** @description It was there already */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["CompanyFromOpportunity"];
				};
			};
			/** @description Done */
			201: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["CompanyFromOpportunity"];
				};
			};
			/** @description `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `too_large`, `quota_exceeded` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid`, `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postLoopContactFromLead: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					contactId?: number | null;
					leadId: number;
					opportunityId?: number | null;
					/** @default false */
					withOpportunity?: boolean | null;
				};
			};
		};
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						contactId: number;
						isNew: boolean;
						isNewOpportunity: boolean;
						lead: components["schemas"]["MarketingLead"];
						opportunityId: number | null;
						undoId: number | null;
					};
				};
			};
			/** @description `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `too_large`, `quota_exceeded` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid`, `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postLoopOpportunityFromReport: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					actionIds: string[];
					/** @default false */
					isJoint?: boolean | null;
					reportId: number;
				};
			};
		};
		responses: {
			/** @description It was there already */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						items: components["schemas"]["OpportunityFromReport"][];
						undoId: number | null;
					};
				};
			};
			/** @description Done */
			201: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						items: components["schemas"]["OpportunityFromReport"][];
						undoId: number | null;
					};
				};
			};
			/** @description `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `too_large`, `quota_exceeded` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid`, `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postLoopUndoById: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			204: {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
			/** @description `invalid_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getMarketingAnalytics: {
		parameters: {
			query?: {
				cursor?: string;
				limit?: number;
				marketingCompanyId?: number;
				sort?: "createdAt" | "-createdAt";
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						items: components["schemas"]["Snapshot"][];
						nextCursor: string | null;
						total?: number;
					};
				};
			};
			/** @description `bad_request` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postMarketingAnalytics: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					data: {
						[key: string]: unknown;
					};
					marketingCompanyId: number;
					recommendations: string;
					summary: string;
					type: string;
				};
			};
		};
		responses: {
			/** @description Done */
			201: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Snapshot"];
				};
			};
			/** @description `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `too_large`, `quota_exceeded` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid`, `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getMarketingAnalyticsById: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Snapshot"];
				};
			};
			/** @description `invalid_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	deleteMarketingAnalyticsById: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			204: {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
			/** @description `invalid_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	patchMarketingAnalyticsById: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					recommendations?: string | null;
					summary?: string | null;
					updatedAt?: string | null;
				};
			};
		};
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Snapshot"];
				};
			};
			/** @description `invalid_id`, `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `stale` */
			409: components["responses"]["Problem409"];
			/** @description `too_large` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postMarketingAnalyticsByIdRestore: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Snapshot"];
				};
			};
			/** @description `invalid_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getMarketingAnalyticsFigures: {
		parameters: {
			query?: {
				from?: string;
				marketingCompanyId?: number;
				to?: string;
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["MarketingFigures"];
				};
			};
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postMarketingAnalyticsSnapshot: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					/** @enum {string} */
					language: "en" | "es";
					marketingCompanyId: number;
				};
			};
		};
		responses: {
			/** @description Done */
			201: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Snapshot"];
				};
			};
			/** @description `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `too_large`, `quota_exceeded` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid`, `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getMarketingAssets: {
		parameters: {
			query?: {
				campaignId?: number;
				cursor?: string;
				format?: "instagram_square" | "instagram_portrait" | "story" | "link" | "linkedin_square" | "x_post" | "mail_header" | "mail_landscape" | "leaderboard" | "billboard" | "medium_rectangle" | "half_page" | "skyscraper";
				limit?: number;
				marketingCompanyId?: number;
				productId?: number;
				sort?: "createdAt" | "-createdAt";
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						items: components["schemas"]["AssetSummary"][];
						nextCursor: string | null;
						total?: number;
					};
				};
			};
			/** @description `bad_request` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postMarketingAssets: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					campaignId: number;
					design?: {
						brand?: string;
						callToAction?: string;
						colours?: string[] | null;
						/** @enum {string} */
						ground?: "paper" | "deep" | "accent" | "second";
						headline?: string;
						line?: string;
						pattern?: string;
						photographId?: number | null;
					} | null;
					/** @enum {string} */
					format: "instagram_square" | "instagram_portrait" | "story" | "link" | "linkedin_square" | "x_post" | "mail_header" | "mail_landscape" | "leaderboard" | "billboard" | "medium_rectangle" | "half_page" | "skyscraper";
				};
			};
		};
		responses: {
			/** @description Done */
			201: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Asset"];
				};
			};
			/** @description `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `too_large`, `quota_exceeded` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid`, `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getMarketingAssetsZip: {
		parameters: {
			query?: {
				campaignId?: number;
				format?: "instagram_square" | "instagram_portrait" | "story" | "link" | "linkedin_square" | "x_post" | "mail_header" | "mail_landscape" | "leaderboard" | "billboard" | "medium_rectangle" | "half_page" | "skyscraper";
				marketingCompanyId?: number;
				productId?: number;
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/zip": unknown;
				};
			};
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `invalid`, `headline_missing` */
			422: components["responses"]["Problem422"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getMarketingAssetsById: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Asset"];
				};
			};
			/** @description `invalid_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	deleteMarketingAssetsById: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			204: {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
			/** @description `invalid_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	patchMarketingAssetsById: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					design?: {
						brand?: string;
						callToAction?: string;
						colours?: string[] | null;
						/** @enum {string} */
						ground?: "paper" | "deep" | "accent" | "second";
						headline?: string;
						line?: string;
						pattern?: string;
						photographId?: number | null;
					} | null;
					format?: ("instagram_square" | "instagram_portrait" | "story" | "link" | "linkedin_square" | "x_post" | "mail_header" | "mail_landscape" | "leaderboard" | "billboard" | "medium_rectangle" | "half_page" | "skyscraper") | null;
					updatedAt?: string | null;
				};
			};
		};
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Asset"];
				};
			};
			/** @description `invalid_id`, `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `stale` */
			409: components["responses"]["Problem409"];
			/** @description `too_large` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getMarketingAssetsByIdPng: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"image/png": unknown;
				};
			};
			/** @description `invalid_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `headline_missing` */
			422: components["responses"]["Problem422"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getMarketingAssetsByIdSvg: {
		parameters: {
			query?: {
				preview?: string;
			};
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"image/svg+xml": string;
				};
			};
			/** @description `invalid_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `invalid`, `headline_missing` */
			422: components["responses"]["Problem422"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postMarketingAssetsByIdRestore: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Asset"];
				};
			};
			/** @description `invalid_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getMarketingCampaigns: {
		parameters: {
			query?: {
				cursor?: string;
				limit?: number;
				marketingCompanyId?: number;
				productId?: number;
				q?: string;
				sort?: "name" | "-name" | "createdAt" | "-createdAt";
				status?: "draft" | "scheduled" | "active" | "paused" | "finished";
				type?: "email" | "social_media" | "landing_page";
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						items: components["schemas"]["CampaignSummary"][];
						nextCursor: string | null;
						total?: number;
					};
				};
			};
			/** @description `bad_request` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postMarketingCampaigns: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					content: {
						action: string;
						attention: string;
						benefits?: {
							text: string;
							title: string;
						}[];
						callToAction?: string;
						desire: string;
						faq?: {
							answer: string;
							question: string;
						}[];
						greeting?: string;
						headline?: string;
						interest: string;
						metaDescription?: string;
						metaTitle?: string;
						posts?: {
							hashtags: string[];
							/** @enum {string} */
							network: "linkedin" | "facebook" | "instagram" | "x";
							text: string;
						}[];
						preheader?: string;
						questions?: string[];
						signature?: string;
						subheadline?: string;
						subject?: string;
					};
					/** @default null */
					costCents?: number | null;
					/** @default es */
					language?: ("en" | "es") | null;
					marketingCompanyId: number;
					/** @default null */
					metrics?: {
						[key: string]: number | string;
					} | null;
					name: string;
					/** @default null */
					productId?: number | null;
					/** @default draft */
					status?: ("draft" | "scheduled" | "active" | "paused" | "finished") | null;
					/** @enum {string} */
					type: "email" | "social_media" | "landing_page";
				};
			};
		};
		responses: {
			/** @description Done */
			201: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Campaign"];
				};
			};
			/** @description `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `too_large`, `quota_exceeded` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid`, `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getMarketingCampaignsById: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["WrittenCampaign"];
				};
			};
			/** @description `invalid_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	deleteMarketingCampaignsById: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			204: {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
			/** @description `invalid_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	patchMarketingCampaignsById: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					content?: {
						action?: string;
						attention?: string;
						benefits?: {
							text: string;
							title: string;
						}[];
						callToAction?: string;
						desire?: string;
						faq?: {
							answer: string;
							question: string;
						}[];
						greeting?: string;
						headline?: string;
						interest?: string;
						metaDescription?: string;
						metaTitle?: string;
						posts?: {
							hashtags: string[];
							/** @enum {string} */
							network: "linkedin" | "facebook" | "instagram" | "x";
							text: string;
						}[];
						preheader?: string;
						questions?: string[];
						signature?: string;
						subheadline?: string;
						subject?: string;
					} | null;
					costCents?: number | null;
					metrics?: {
						[key: string]: number | string;
					} | null;
					name?: string | null;
					status?: ("draft" | "scheduled" | "active" | "paused" | "finished") | null;
					updatedAt?: string | null;
				};
			};
		};
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Campaign"];
				};
			};
			/** @description `invalid_id`, `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `stale` */
			409: components["responses"]["Problem409"];
			/** @description `too_large` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postMarketingCampaignsByIdAssets: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": Record<string, never>;
			};
		};
		responses: {
			/** @description Done */
			201: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						items: components["schemas"]["Asset"][];
					};
				};
			};
			/** @description `invalid_id`, `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `too_large`, `quota_exceeded` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid`, `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postMarketingCampaignsByIdCancel: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					sendingId?: number | null;
				};
			};
		};
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["MailSending"];
				};
			};
			/** @description `invalid_id`, `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `not_an_email`, `immutable` */
			409: components["responses"]["Problem409"];
			/** @description `too_large` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid`, `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getMarketingCampaignsByIdDeliveries: {
		parameters: {
			query?: {
				count?: boolean;
				cursor?: string;
				did?: "clicked" | "unsubscribed";
				limit?: number;
				q?: string;
				sendingId?: number;
				status?: "waiting" | "sending" | "sent" | "unsure" | "bounced" | "failed" | "skipped" | "cancelled";
			};
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						items: components["schemas"]["MailDelivery"][];
						nextCursor: string | null;
						total?: number;
					};
				};
			};
			/** @description `invalid_id`, `bad_request` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `not_an_email` */
			409: components["responses"]["Problem409"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getMarketingCampaignsByIdLetter: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["MailLetter"];
				};
			};
			/** @description `invalid_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `not_an_email` */
			409: components["responses"]["Problem409"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postMarketingCampaignsByIdPublish: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					identity?: {
						address?: string | null;
						email?: string | null;
						name?: string | null;
						phone?: string | null;
						taxId?: string | null;
					} | null;
					slug?: string | null;
				};
			};
		};
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						slug: string;
						url: string;
					};
				};
			};
			/** @description `invalid_id`, `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `demo_preview_only`, `email_not_confirmed`, `page_taken_down`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `taken`, `not_a_page` */
			409: components["responses"]["Problem409"];
			/** @description `too_large`, `quota_exceeded` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid`, `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postMarketingCampaignsByIdRestore: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Campaign"];
				};
			};
			/** @description `invalid_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getMarketingCampaignsByIdResults: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						items: components["schemas"]["MailSending"][];
					};
				};
			};
			/** @description `invalid_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `not_an_email` */
			409: components["responses"]["Problem409"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postMarketingCampaignsByIdResume: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					sendingId?: number | null;
				};
			};
		};
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["MailSending"];
				};
			};
			/** @description `invalid_id`, `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `demo_account`, `email_not_confirmed`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `not_an_email`, `immutable` */
			409: components["responses"]["Problem409"];
			/** @description `too_large`, `quota_exceeded` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid`, `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postMarketingCampaignsByIdRewrite: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					field?: string | null;
					language?: ("en" | "es") | null;
					textId?: number | null;
					tone?: ("professional" | "friendly" | "direct" | "inspiring") | null;
					writer?: ("rules" | "model") | null;
				};
			};
		};
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["WrittenCampaign"];
				};
			};
			/** @description `invalid_id`, `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `product_gone`, `brief_language_missing`, `model_not_configured`, `model_failed` */
			409: components["responses"]["Problem409"];
			/** @description `too_large`, `quota_exceeded` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid`, `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postMarketingCampaignsByIdRewriteStream: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					field?: string | null;
					language?: ("en" | "es") | null;
					textId?: number | null;
					tone?: ("professional" | "friendly" | "direct" | "inspiring") | null;
					writer?: ("rules" | "model") | null;
				};
			};
		};
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/x-ndjson": string;
				};
			};
			/** @description `invalid_id`, `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `too_large` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getMarketingCampaignsByIdSend: {
		parameters: {
			query?: {
				basis?: "consent" | "customers";
				listId?: number;
				purpose?: "offers" | "news" | "events";
				segmentId?: number;
			};
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["MailReadiness"];
				};
			};
			/** @description `invalid_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `not_an_email` */
			409: components["responses"]["Problem409"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postMarketingCampaignsByIdSend: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					at?: string | null;
					/** @default consent */
					basis?: ("consent" | "customers") | null;
					listId?: number | null;
					perMinute?: number | null;
					/** @default offers */
					purpose?: ("offers" | "news" | "events") | null;
					quiet?: {
						from: number;
						to: number;
					} | null;
					segmentId?: number | null;
					target?: string | null;
				};
			};
		};
		responses: {
			/** @description Done */
			201: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["MailSending"];
				};
			};
			/** @description `invalid_id`, `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `demo_account`, `email_not_confirmed`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `not_an_email` */
			409: components["responses"]["Problem409"];
			/** @description `too_large`, `quota_exceeded` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid`, `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postMarketingCampaignsByIdTest: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			201: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["MailSending"];
				};
			};
			/** @description `invalid_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `demo_account`, `email_not_confirmed`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `not_an_email` */
			409: components["responses"]["Problem409"];
			/** @description `quota_exceeded` */
			413: components["responses"]["Problem413"];
			/** @description `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `too_many_requests` */
			429: components["responses"]["Problem429"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getMarketingCampaignsByIdTexts: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						items: components["schemas"]["KeptText"][];
						nextCursor: string | null;
						total?: number;
					};
				};
			};
			/** @description `invalid_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postMarketingCampaignsByIdUnpublish: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["LandingPage"];
				};
			};
			/** @description `invalid_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getMarketingCompanies: {
		parameters: {
			query?: {
				cursor?: string;
				limit?: number;
				q?: string;
				sort?: "name" | "-name" | "createdAt" | "-createdAt";
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						items: components["schemas"]["MarketingCompanySummary"][];
						nextCursor: string | null;
						total?: number;
					};
				};
			};
			/** @description `bad_request` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postMarketingCompanies: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					brandColors?: string[] | null;
					commercialObjectives: string;
					name: string;
					sector: string;
					targetAudience: string;
					/** @enum {string} */
					targetAudienceType: "B2C" | "B2B" | "both";
					tone?: string | null;
					website?: string | null;
				};
			};
		};
		responses: {
			/** @description Done */
			201: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["MarketingCompany"];
				};
			};
			/** @description `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `too_large`, `quota_exceeded` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid`, `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getMarketingCompaniesById: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["MarketingCompany"];
				};
			};
			/** @description `invalid_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	deleteMarketingCompaniesById: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			204: {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
			/** @description `invalid_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	patchMarketingCompaniesById: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					brandColors?: string[] | null;
					commercialObjectives?: string | null;
					name?: string | null;
					sector?: string | null;
					targetAudience?: string | null;
					targetAudienceType?: ("B2C" | "B2B" | "both") | null;
					tone?: string | null;
					updatedAt?: string | null;
					website?: string | null;
				};
			};
		};
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["MarketingCompany"];
				};
			};
			/** @description `invalid_id`, `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `stale` */
			409: components["responses"]["Problem409"];
			/** @description `too_large` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getMarketingCompaniesByIdMove: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["MarketingCompanyMove"];
				};
			};
			/** @description `invalid_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postMarketingCompaniesByIdMove: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					workspaceId: number;
				};
			};
		};
		responses: {
			/** @description The answer’s `causeId` can be undone by `POST /api/causes/{id}/undo` in the workspace that it was in. */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["MovedMarketingCompany"];
				};
			};
			/** @description `invalid_id`, `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `reader_only`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found`, `workspace_left` */
			404: components["responses"]["Problem404"];
			/** @description `too_large` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid`, `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postMarketingCompaniesByIdRestore: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["MarketingCompany"];
				};
			};
			/** @description `invalid_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postMarketingConsents: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					email: string;
					isGiven: boolean;
					proof: string;
					/** @enum {string} */
					purpose: "offers" | "news" | "events";
				};
			};
		};
		responses: {
			/** @description Done */
			201: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["MailConsents"];
				};
			};
			/** @description `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `too_large`, `quota_exceeded` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid`, `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postMarketingConsentsFind: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					email: string;
				};
			};
		};
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["MailConsents"];
				};
			};
			/** @description `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `too_large` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid`, `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getMarketingContent: {
		parameters: {
			query?: {
				cursor?: string;
				language?: "en" | "es";
				length?: "short" | "medium" | "long";
				limit?: number;
				marketingCompanyId?: number;
				productId?: number;
				q?: string;
				sort?: "name" | "-name" | "createdAt" | "-createdAt";
				tone?: "professional" | "friendly" | "direct" | "inspiring";
				type?: "advertising_text" | "email_template" | "social_post" | "ad_design";
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						items: components["schemas"]["ContentSummary"][];
						nextCursor: string | null;
						total?: number;
					};
				};
			};
			/** @description `bad_request` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postMarketingContent: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					formula?: ("aida" | "pas" | "bab") | null;
					/** @enum {string} */
					language: "en" | "es";
					/** @enum {string} */
					length: "short" | "medium" | "long";
					productId: number;
					/** @enum {string} */
					tone: "professional" | "friendly" | "direct" | "inspiring";
					/** @enum {string} */
					type: "advertising_text" | "email_template" | "social_post" | "ad_design";
					writer?: ("rules" | "model") | null;
				};
			};
		};
		responses: {
			/** @description Done */
			201: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["WrittenContent"];
				};
			};
			/** @description `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `too_large`, `quota_exceeded` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid`, `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getMarketingContentById: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["WrittenContent"];
				};
			};
			/** @description `invalid_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	deleteMarketingContentById: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			204: {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
			/** @description `invalid_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	patchMarketingContentById: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					text?: string | null;
					title?: string | null;
					updatedAt?: string | null;
				};
			};
		};
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Content"];
				};
			};
			/** @description `invalid_id`, `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `stale` */
			409: components["responses"]["Problem409"];
			/** @description `too_large` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postMarketingContentByIdRestore: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Content"];
				};
			};
			/** @description `invalid_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postMarketingContentStream: {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					formula?: ("aida" | "pas" | "bab") | null;
					/** @enum {string} */
					language: "en" | "es";
					/** @enum {string} */
					length: "short" | "medium" | "long";
					productId: number;
					/** @enum {string} */
					tone: "professional" | "friendly" | "direct" | "inspiring";
					/** @enum {string} */
					type: "advertising_text" | "email_template" | "social_post" | "ad_design";
					writer?: ("rules" | "model") | null;
				};
			};
		};
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/x-ndjson": string;
				};
			};
			/** @description `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `too_large` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postMarketingImport: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					company: {
						brandColors?: string[] | null;
						commercialObjectives: string;
						name: string;
						sector: string;
						targetAudience: string;
						/** @enum {string} */
						targetAudienceType: "B2C" | "B2B" | "both";
						tone?: string | null;
						website?: string | null;
					};
					products: {
						advantages: string;
						characteristics: string;
						name: string;
						price: string;
					}[];
				};
			};
		};
		responses: {
			/** @description Done */
			201: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						company: components["schemas"]["MarketingCompany"];
						products: components["schemas"]["MarketingProduct"][];
					};
				};
			};
			/** @description `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `too_large`, `quota_exceeded` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid`, `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getMarketingLeadSearch: {
		parameters: {
			query?: {
				cursor?: string;
				kind?: "lead" | "inbox" | "contact" | "prospect";
				limit?: number;
				marketingCompanyId?: number;
				minScore?: number;
				q?: string;
				source?: "website" | "landing_page" | "referral" | "event" | "social_media" | "email" | "phone" | "import" | "lead_search" | "other";
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						items: components["schemas"]["LeadSearchHit"][];
						nextCursor: string | null;
						total?: number;
					};
				};
			};
			/** @description `bad_request` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getMarketingLeads: {
		parameters: {
			query?: {
				campaignId?: number;
				count?: boolean;
				createdFrom?: string;
				createdTo?: string;
				cursor?: string;
				from?: string;
				hasCampaign?: "no";
				hasOpportunity?: "yes";
				limit?: number;
				marketingCompanyId?: number;
				q?: string;
				reached?: "new" | "contacted" | "qualified" | "proposal" | "won";
				sort?: "createdAt" | "-createdAt";
				source?: "website" | "landing_page" | "referral" | "event" | "social_media" | "email" | "phone" | "import" | "lead_search" | "other";
				status?: "new" | "contacted" | "qualified" | "proposal" | "won" | "lost";
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						items: components["schemas"]["MarketingLeadSummary"][];
						nextCursor: string | null;
						total?: number;
					};
				};
			};
			/** @description `bad_request` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postMarketingLeads: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					/** @default null */
					campaignId?: number | null;
					companyName: string;
					contactEmail?: string | null;
					contactName?: string | null;
					contactPhone?: string | null;
					/** @default es */
					language?: ("en" | "es") | null;
					marketingCompanyId: number;
					notes?: string | null;
					position?: string | null;
					/** @default other */
					source?: ("website" | "landing_page" | "referral" | "event" | "social_media" | "email" | "phone" | "import" | "lead_search" | "other") | null;
					/** @default new */
					status?: ("new" | "contacted" | "qualified" | "proposal" | "won" | "lost") | null;
				};
			};
		};
		responses: {
			/** @description Done */
			201: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["MarketingLead"];
				};
			};
			/** @description `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `too_large`, `quota_exceeded` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid`, `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getMarketingLeadsById: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["MarketingLead"];
				};
			};
			/** @description `invalid_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	deleteMarketingLeadsById: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			204: {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
			/** @description `invalid_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	patchMarketingLeadsById: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					companyName?: string | null;
					contactEmail?: string | null;
					contactName?: string | null;
					contactPhone?: string | null;
					notes?: string | null;
					position?: string | null;
					source?: ("website" | "landing_page" | "referral" | "event" | "social_media" | "email" | "phone" | "import" | "lead_search" | "other") | null;
					status?: ("new" | "contacted" | "qualified" | "proposal" | "won" | "lost") | null;
					updatedAt?: string | null;
				};
			};
		};
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["MarketingLead"];
				};
			};
			/** @description `invalid_id`, `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `stale` */
			409: components["responses"]["Problem409"];
			/** @description `too_large` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getMarketingLeadsByIdOpportunities: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["LeadOffers"];
				};
			};
			/** @description `invalid_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postMarketingLeadsByIdRestore: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["MarketingLead"];
				};
			};
			/** @description `invalid_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getMarketingLists: {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						items: components["schemas"]["MailAudience"][];
					};
				};
			};
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postMarketingLists: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					name: string;
				};
			};
		};
		responses: {
			/** @description Done */
			201: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["MailAudience"];
				};
			};
			/** @description `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `too_large`, `quota_exceeded` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid`, `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getMarketingListsById: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["MailAudience"];
				};
			};
			/** @description `invalid_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	deleteMarketingListsById: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			204: {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
			/** @description `invalid_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	patchMarketingListsById: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					name: string;
					updatedAt?: string | null;
				};
			};
		};
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["MailAudience"];
				};
			};
			/** @description `invalid_id`, `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `stale` */
			409: components["responses"]["Problem409"];
			/** @description `too_large` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getMarketingListsByIdPeople: {
		parameters: {
			query?: {
				count?: boolean;
				cursor?: string;
				limit?: number;
				q?: string;
			};
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						items: components["schemas"]["MailPerson"][];
						nextCursor: string | null;
						total?: number;
					};
				};
			};
			/** @description `invalid_id`, `bad_request` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postMarketingListsByIdPeople: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					consent?: {
						proof: string;
						/** @enum {string} */
						purpose: "offers" | "news" | "events";
					} | null;
					csv: string;
				};
			};
		};
		responses: {
			/** @description Done */
			201: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ImportedMailPeople"];
				};
			};
			/** @description `invalid_id`, `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `too_large`, `quota_exceeded` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid`, `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postMarketingListsByIdPeopleRemove: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					ids: number[];
				};
			};
		};
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["MailAudience"];
				};
			};
			/** @description `invalid_id`, `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `too_large` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid`, `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postMarketingListsByIdRestore: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["MailAudience"];
				};
			};
			/** @description `invalid_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getMarketingMedia: {
		parameters: {
			query?: {
				cursor?: string;
				limit?: number;
				productId?: number;
				sort?: "createdAt" | "-createdAt";
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						items: components["schemas"]["Photograph"][];
						nextCursor: string | null;
						total?: number;
					};
				};
			};
			/** @description `bad_request` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postMarketingMedia: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"multipart/form-data": {
					/** Format: binary */
					file: Blob;
					productId: string;
				};
			};
		};
		responses: {
			/** @description Done */
			201: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Photograph"];
				};
			};
			/** @description `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `too_large`, `quota_exceeded` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid`, `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getMarketingMediaById: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Photograph"];
				};
			};
			/** @description `invalid_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	deleteMarketingMediaById: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			204: {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
			/** @description `invalid_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	patchMarketingMediaById: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					focalX?: number;
					focalY?: number;
					updatedAt?: string | null;
				};
			};
		};
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Photograph"];
				};
			};
			/** @description `invalid_id`, `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `stale` */
			409: components["responses"]["Problem409"];
			/** @description `too_large` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getMarketingMediaByIdJpg: {
		parameters: {
			query?: {
				size?: "small";
			};
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"image/jpeg": unknown;
				};
			};
			/** @description `invalid_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postMarketingMediaByIdRestore: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Photograph"];
				};
			};
			/** @description `invalid_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getMarketingProducts: {
		parameters: {
			query?: {
				cursor?: string;
				limit?: number;
				marketingCompanyId?: number;
				q?: string;
				sort?: "name" | "-name" | "createdAt" | "-createdAt";
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						items: components["schemas"]["MarketingProductSummary"][];
						nextCursor: string | null;
						total?: number;
					};
				};
			};
			/** @description `bad_request` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postMarketingProducts: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					advantages: string;
					characteristics: string;
					marketingCompanyId: number;
					name: string;
					price: string;
				};
			};
		};
		responses: {
			/** @description Done */
			201: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["MarketingProduct"];
				};
			};
			/** @description `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `too_large`, `quota_exceeded` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid`, `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getMarketingProductsById: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["MarketingProduct"];
				};
			};
			/** @description `invalid_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	deleteMarketingProductsById: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			204: {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
			/** @description `invalid_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	patchMarketingProductsById: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					advantages?: string | null;
					characteristics?: string | null;
					name?: string | null;
					price?: string | null;
					updatedAt?: string | null;
				};
			};
		};
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["MarketingProduct"];
				};
			};
			/** @description `invalid_id`, `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `stale` */
			409: components["responses"]["Problem409"];
			/** @description `too_large` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getMarketingProductsByIdAnalysis: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						items: components["schemas"]["Analysis"][];
						nextCursor: string | null;
						total?: number;
					};
				};
			};
			/** @description `invalid_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postMarketingProductsByIdAnalysis: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					/** @enum {string} */
					language: "en" | "es";
				};
			};
		};
		responses: {
			/** @description Done */
			201: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Analysis"];
				};
			};
			/** @description `invalid_id`, `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `too_large`, `quota_exceeded` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid`, `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getMarketingProductsByIdBriefByLanguage: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
				/** @description Language of the texts. */
				language: "en" | "es";
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Brief"];
				};
			};
			/** @description `invalid_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	putMarketingProductsByIdBriefByLanguage: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
				/** @description Language of the texts. */
				language: "en" | "es";
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					action?: {
						kind?: ("order" | "book" | "call" | "whatsapp" | "form" | "visit" | "reply") | null;
						target?: string | null;
					} | null;
					buyer?: string | null;
					change?: string | null;
					deadline?: string | null;
					doubts?: {
						answer?: string | null;
						question?: string | null;
					}[] | null;
					guarantee?: string | null;
					included?: (string | null)[] | null;
					isPainPrivate?: boolean | null;
					offer?: string | null;
					pain?: string | null;
					proofs?: {
						/** @default false */
						isStrongest?: boolean | null;
						/** @default other */
						kind?: ("figure" | "certificate" | "case" | "guarantee" | "other") | null;
						text?: string | null;
					}[] | null;
					quote?: {
						/** @default false */
						isPermitted?: boolean | null;
						name?: string | null;
						text?: string | null;
					} | null;
					trade?: ("food" | "restaurant" | "shop" | "clinic" | "physiotherapy" | "beauty" | "gym" | "lodging" | "tours" | "courses" | "photography" | "events" | "repairs" | "building" | "architecture" | "law" | "accounting" | "insurance" | "software" | "cybersecurity" | "industrial" | "logistics" | "agriculture" | "association" | "generic") | null;
					updatedAt?: string | null;
				};
			};
		};
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Brief"];
				};
			};
			/** @description `invalid_id`, `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `stale` */
			409: components["responses"]["Problem409"];
			/** @description `too_large`, `quota_exceeded` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postMarketingProductsByIdBriefByLanguageDraft: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
				/** @description Language of the texts. */
				language: "en" | "es";
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["BriefDraft"];
				};
			};
			/** @description `invalid_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postMarketingProductsByIdCampaigns: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					/** @enum {string} */
					language: "en" | "es";
					tone?: ("professional" | "friendly" | "direct" | "inspiring") | null;
					writer?: ("rules" | "model") | null;
				};
			};
		};
		responses: {
			/** @description Done */
			201: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						items: components["schemas"]["WrittenCampaign"][];
					};
				};
			};
			/** @description `invalid_id`, `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `brief_language_missing`, `model_not_configured`, `model_failed` */
			409: components["responses"]["Problem409"];
			/** @description `too_large`, `quota_exceeded` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid`, `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postMarketingProductsByIdCampaignsStream: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					/** @enum {string} */
					language: "en" | "es";
					tone?: ("professional" | "friendly" | "direct" | "inspiring") | null;
					writer?: ("rules" | "model") | null;
				};
			};
		};
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/x-ndjson": string;
				};
			};
			/** @description `invalid_id`, `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `too_large` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getMarketingProductsByIdChoicesByLanguage: {
		parameters: {
			query?: {
				length?: "short" | "medium" | "long";
				type?: "advertising_text" | "email_template" | "social_post" | "ad_design";
			};
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
				/** @description Language of the texts. */
				language: "en" | "es";
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["TextChoices"];
				};
			};
			/** @description `invalid_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postMarketingProductsByIdRestore: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["MarketingProduct"];
				};
			};
			/** @description `invalid_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getMarketingProspects: {
		parameters: {
			query?: {
				marketingCompanyId?: number;
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						items: components["schemas"]["ProspectList"][];
						nextCursor: string | null;
						total?: number;
					};
				};
			};
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postMarketingProspects: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					csv: string;
					listName: string;
					marketingCompanyId: number;
				};
			};
		};
		responses: {
			/** @description Done */
			201: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ProspectImport"];
				};
			};
			/** @description `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `too_large`, `quota_exceeded` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid`, `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postMarketingProspectsRemove: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					listName: string;
					marketingCompanyId: number;
				};
			};
		};
		responses: {
			/** @description Done */
			204: {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
			/** @description `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `too_large` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid`, `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getMarketingSegments: {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						items: components["schemas"]["MailAudience"][];
					};
				};
			};
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postMarketingSegments: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					filter: {
						all: ({
							field: string;
							/** @enum {string} */
							is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
							value?: string | number | string[];
						} | ({
							all: ({
								field: string;
								/** @enum {string} */
								is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
								value?: string | number | string[];
							} | ({
								all: {
									field: string;
									/** @enum {string} */
									is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
									value?: string | number | string[];
								}[];
							} | {
								any: {
									field: string;
									/** @enum {string} */
									is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
									value?: string | number | string[];
								}[];
							}))[];
						} | {
							any: ({
								field: string;
								/** @enum {string} */
								is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
								value?: string | number | string[];
							} | ({
								all: {
									field: string;
									/** @enum {string} */
									is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
									value?: string | number | string[];
								}[];
							} | {
								any: {
									field: string;
									/** @enum {string} */
									is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
									value?: string | number | string[];
								}[];
							}))[];
						}))[];
					} | {
						any: ({
							field: string;
							/** @enum {string} */
							is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
							value?: string | number | string[];
						} | ({
							all: ({
								field: string;
								/** @enum {string} */
								is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
								value?: string | number | string[];
							} | ({
								all: {
									field: string;
									/** @enum {string} */
									is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
									value?: string | number | string[];
								}[];
							} | {
								any: {
									field: string;
									/** @enum {string} */
									is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
									value?: string | number | string[];
								}[];
							}))[];
						} | {
							any: ({
								field: string;
								/** @enum {string} */
								is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
								value?: string | number | string[];
							} | ({
								all: {
									field: string;
									/** @enum {string} */
									is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
									value?: string | number | string[];
								}[];
							} | {
								any: {
									field: string;
									/** @enum {string} */
									is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
									value?: string | number | string[];
								}[];
							}))[];
						}))[];
					};
					name: string;
					/** @enum {string} */
					record: "contact" | "marketing_lead";
				};
			};
		};
		responses: {
			/** @description Done */
			201: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["MailAudience"];
				};
			};
			/** @description `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `too_large`, `quota_exceeded` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid`, `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getMarketingSegmentsById: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["MailAudience"];
				};
			};
			/** @description `invalid_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	deleteMarketingSegmentsById: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			204: {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
			/** @description `invalid_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	patchMarketingSegmentsById: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					filter?: {
						all: ({
							field: string;
							/** @enum {string} */
							is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
							value?: string | number | string[];
						} | ({
							all: ({
								field: string;
								/** @enum {string} */
								is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
								value?: string | number | string[];
							} | ({
								all: {
									field: string;
									/** @enum {string} */
									is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
									value?: string | number | string[];
								}[];
							} | {
								any: {
									field: string;
									/** @enum {string} */
									is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
									value?: string | number | string[];
								}[];
							}))[];
						} | {
							any: ({
								field: string;
								/** @enum {string} */
								is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
								value?: string | number | string[];
							} | ({
								all: {
									field: string;
									/** @enum {string} */
									is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
									value?: string | number | string[];
								}[];
							} | {
								any: {
									field: string;
									/** @enum {string} */
									is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
									value?: string | number | string[];
								}[];
							}))[];
						}))[];
					} | {
						any: ({
							field: string;
							/** @enum {string} */
							is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
							value?: string | number | string[];
						} | ({
							all: ({
								field: string;
								/** @enum {string} */
								is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
								value?: string | number | string[];
							} | ({
								all: {
									field: string;
									/** @enum {string} */
									is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
									value?: string | number | string[];
								}[];
							} | {
								any: {
									field: string;
									/** @enum {string} */
									is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
									value?: string | number | string[];
								}[];
							}))[];
						} | {
							any: ({
								field: string;
								/** @enum {string} */
								is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
								value?: string | number | string[];
							} | ({
								all: {
									field: string;
									/** @enum {string} */
									is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
									value?: string | number | string[];
								}[];
							} | {
								any: {
									field: string;
									/** @enum {string} */
									is: "contains" | "notContains" | "equals" | "empty" | "filled" | "among" | "notAmong" | "atLeast" | "atMost" | "during" | "lastDays" | "nextDays" | "olderThan" | "from" | "to" | "yes" | "no" | "some" | "none";
									value?: string | number | string[];
								}[];
							}))[];
						}))[];
					};
					name?: string;
					updatedAt?: string | null;
				};
			};
		};
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["MailAudience"];
				};
			};
			/** @description `invalid_id`, `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `stale` */
			409: components["responses"]["Problem409"];
			/** @description `too_large` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getMarketingSegmentsByIdPeople: {
		parameters: {
			query?: {
				count?: boolean;
				cursor?: string;
				limit?: number;
				q?: string;
			};
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						items: components["schemas"]["MailPerson"][];
						nextCursor: string | null;
						total?: number;
					};
				};
			};
			/** @description `invalid_id`, `bad_request` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postMarketingSegmentsByIdRestore: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["MailAudience"];
				};
			};
			/** @description `invalid_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getNotifications: {
		parameters: {
			query?: {
				cursor?: string;
				limit?: number;
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["NotificationPage"];
				};
			};
			/** @description `bad_request` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getNotificationsDevices: {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						items: components["schemas"]["PushDevice"][];
						nextCursor: null;
						publicKey: string;
					};
				};
			};
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `token_not_enough`, `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postNotificationsDevices: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					endpoint: string;
					expirationTime?: number | null;
					keys: {
						auth: string;
						p256dh: string;
					};
				};
			};
		};
		responses: {
			/** @description Done */
			201: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["PushDevice"];
				};
			};
			/** @description `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `token_not_enough`, `second_factor_missing`, `demo_account`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `too_large`, `quota_exceeded` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid`, `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	deleteNotificationsDevicesById: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			204: {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
			/** @description `invalid_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `token_not_enough`, `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postNotificationsRead: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					/** @constant */
					all?: true;
					ids?: number[];
				};
			};
		};
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["UnreadNotifications"];
				};
			};
			/** @description `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `token_not_enough`, `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `too_large` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid`, `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getNotificationsSettings: {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["NotificationSettings"];
				};
			};
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	patchNotificationsSettings: {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					kinds?: {
						assignment?: {
							inPage: boolean;
							/** @enum {string} */
							mail: "off" | "at_once" | "daily";
							push?: boolean;
						};
						deal_lost?: {
							inPage: boolean;
							/** @enum {string} */
							mail: "off" | "at_once" | "daily";
							push?: boolean;
						};
						deal_stale?: {
							inPage: boolean;
							/** @enum {string} */
							mail: "off" | "at_once" | "daily";
							push?: boolean;
						};
						deal_won?: {
							inPage: boolean;
							/** @enum {string} */
							mail: "off" | "at_once" | "daily";
							push?: boolean;
						};
						enquiry?: {
							inPage: boolean;
							/** @enum {string} */
							mail: "off" | "at_once" | "daily";
							push?: boolean;
						};
						lead?: {
							inPage: boolean;
							/** @enum {string} */
							mail: "off" | "at_once" | "daily";
							push?: boolean;
						};
						member_joined?: {
							inPage: boolean;
							/** @enum {string} */
							mail: "off" | "at_once" | "daily";
							push?: boolean;
						};
						mention?: {
							inPage: boolean;
							/** @enum {string} */
							mail: "off" | "at_once" | "daily";
							push?: boolean;
						};
						rule?: {
							inPage: boolean;
							/** @enum {string} */
							mail: "off" | "at_once" | "daily";
							push?: boolean;
						};
						rule_stopped?: {
							inPage: boolean;
							/** @enum {string} */
							mail: "off" | "at_once" | "daily";
							push?: boolean;
						};
						rule_waits?: {
							inPage: boolean;
							/** @enum {string} */
							mail: "off" | "at_once" | "daily";
							push?: boolean;
						};
						task_due?: {
							inPage: boolean;
							/** @enum {string} */
							mail: "off" | "at_once" | "daily";
							push?: boolean;
						};
					};
					quietHours?: {
						from: string;
						to: string;
					} | null;
					timeZone?: string;
				};
			};
		};
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["NotificationSettings"];
				};
			};
			/** @description `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `token_not_enough`, `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `too_large` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postPasswordReset: {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					email: string;
				};
			};
		};
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Success"];
				};
			};
			/** @description `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `too_large` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description `too_many_requests` */
			429: components["responses"]["Problem429"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postPasswordResetByToken: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description The secret of the link. */
				token: string;
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					password: string;
				};
			};
		};
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						username: string;
					};
				};
			};
			/** @description The page that follows a form */
			303: {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
			/** @description `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `link_invalid` */
			404: components["responses"]["Problem404"];
			/** @description `too_large` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description `too_many_requests` */
			429: components["responses"]["Problem429"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getPortfolio: {
		parameters: {
			query?: {
				changed?: true;
				count?: boolean;
				cursor?: string;
				limit?: number;
				overdue?: true;
				q?: string;
				review?: "due" | "overdue";
				sort?: "-overdue" | "overdue" | "name" | "-name" | "stage" | "-stage" | "nextReview" | "-nextReview" | "hoursPerYear" | "-hoursPerYear" | "costPerYearCents" | "-costPerYearCents" | "savedHoursPerYear" | "-savedHoursPerYear" | "savingPerYear" | "-savingPerYear";
				stage?: "draft" | "ready" | "editing" | "reported" | "inProgress" | "done";
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						items: components["schemas"]["PortfolioCompany"][];
						nextCursor: string | null;
						summary?: components["schemas"]["PortfolioSummary"];
						total?: number;
					};
				};
			};
			/** @description `bad_request` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getPortfolioCsv: {
		parameters: {
			query?: {
				changed?: true;
				delimiter?: "," | ";";
				overdue?: true;
				q?: string;
				review?: "due" | "overdue";
				sort?: "-overdue" | "overdue" | "name" | "-name" | "stage" | "-stage" | "nextReview" | "-nextReview" | "hoursPerYear" | "-hoursPerYear" | "costPerYearCents" | "-costPerYearCents" | "savedHoursPerYear" | "-savedHoursPerYear" | "savingPerYear" | "-savingPerYear";
				stage?: "draft" | "ready" | "editing" | "reported" | "inProgress" | "done";
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"text/csv": string;
				};
			};
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postProblems: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					companyId: number;
					/** @default null */
					departmentId?: number | null;
					description: string;
					/** @default null */
					hoursPerWeek?: number | null;
					/** @default null */
					incidentCostCents?: number | null;
					/** @default null */
					incidentsPerMonth?: number | null;
					/** @default null */
					ownerContactId?: number | null;
					/** @default null */
					people?: number | null;
					/** @default 3 */
					priority?: number | null;
					reading?: {
						interventionId?: string | null;
						/** @default true */
						isConfirmed?: boolean;
						/** @enum {string} */
						process: "invoices_in" | "invoices_out" | "orders" | "quotes" | "stock" | "production" | "quality" | "planning" | "maintenance" | "customer_service" | "appointments" | "email" | "website" | "reviews" | "sales" | "collections" | "month_end" | "payroll" | "hiring" | "training" | "documents" | "knowledge" | "reporting" | "forecasting" | "integration" | "data_quality" | "security" | "backup" | "privacy" | "ai_use" | "other";
						/** @enum {string} */
						symptom: "manual" | "slow" | "errors" | "lost" | "none" | "unknown" | "risk" | "capacity" | "other";
					} | null;
					/** @default null */
					source?: ("measured" | "told" | "estimated") | null;
					/** @default null */
					stake?: ("legal" | "safety" | "owing" | "owed" | "none") | null;
					/** @default null */
					tiedUpCents?: number | null;
				};
			};
		};
		responses: {
			/** @description Done */
			201: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ProfileProblem"];
				};
			};
			/** @description `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `too_large`, `quota_exceeded` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid`, `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	deleteProblemsById: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			204: {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
			/** @description `invalid_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	patchProblemsById: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					departmentId?: number | null;
					description?: string | null;
					hoursPerWeek?: number | null;
					incidentCostCents?: number | null;
					incidentsPerMonth?: number | null;
					ownerContactId?: number | null;
					people?: number | null;
					priority?: number | null;
					reading?: {
						interventionId?: string | null;
						/** @default true */
						isConfirmed?: boolean;
						/** @enum {string} */
						process: "invoices_in" | "invoices_out" | "orders" | "quotes" | "stock" | "production" | "quality" | "planning" | "maintenance" | "customer_service" | "appointments" | "email" | "website" | "reviews" | "sales" | "collections" | "month_end" | "payroll" | "hiring" | "training" | "documents" | "knowledge" | "reporting" | "forecasting" | "integration" | "data_quality" | "security" | "backup" | "privacy" | "ai_use" | "other";
						/** @enum {string} */
						symptom: "manual" | "slow" | "errors" | "lost" | "none" | "unknown" | "risk" | "capacity" | "other";
					} | null;
					source?: ("measured" | "told" | "estimated") | null;
					stake?: ("legal" | "safety" | "owing" | "owed" | "none") | null;
					tiedUpCents?: number | null;
					updatedAt?: string | null;
				};
			};
		};
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ProfileProblem"];
				};
			};
			/** @description `invalid_id`, `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `stale` */
			409: components["responses"]["Problem409"];
			/** @description `too_large` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postProblemsByIdAnalyst: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["TakenAction"];
				};
			};
			/** @description `invalid_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `report_exists`, `draft_language` */
			409: components["responses"]["Problem409"];
			/** @description `quota_exceeded` */
			413: components["responses"]["Problem413"];
			/** @description `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	deleteProblemsByIdAnalyst: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			204: {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
			/** @description `invalid_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getProblemsByIdInterventions: {
		parameters: {
			query?: {
				chosen?: string;
				process?: "invoices_in" | "invoices_out" | "orders" | "quotes" | "stock" | "production" | "quality" | "planning" | "maintenance" | "customer_service" | "appointments" | "email" | "website" | "reviews" | "sales" | "collections" | "month_end" | "payroll" | "hiring" | "training" | "documents" | "knowledge" | "reporting" | "forecasting" | "integration" | "data_quality" | "security" | "backup" | "privacy" | "ai_use" | "other";
				q?: string;
				symptom?: "manual" | "slow" | "errors" | "lost" | "none" | "unknown" | "risk" | "capacity" | "other";
			};
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ProblemInterventions"];
				};
			};
			/** @description `invalid_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postProblemsByIdRestore: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ProfileProblem"];
				};
			};
			/** @description `invalid_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postProblemsByIdSplit: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					first: string;
					second: string;
					updatedAt?: string | null;
				};
			};
		};
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						items: components["schemas"]["ProfileProblem"][];
					};
				};
			};
			/** @description `invalid_id`, `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `stale` */
			409: components["responses"]["Problem409"];
			/** @description `too_large`, `quota_exceeded` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid`, `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postProducts: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					companyId: number;
					description: string;
					name: string;
					/** @default product */
					type?: ("product" | "service") | null;
				};
			};
		};
		responses: {
			/** @description Done */
			201: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ProfileProduct"];
				};
			};
			/** @description `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `too_large`, `quota_exceeded` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid`, `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	deleteProductsById: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			204: {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
			/** @description `invalid_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	patchProductsById: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					description?: string | null;
					name?: string | null;
					type?: ("product" | "service") | null;
					updatedAt?: string | null;
				};
			};
		};
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ProfileProduct"];
				};
			};
			/** @description `invalid_id`, `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `stale` */
			409: components["responses"]["Problem409"];
			/** @description `too_large` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postProductsByIdRestore: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ProfileProduct"];
				};
			};
			/** @description `invalid_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postProposalsByIdAccept: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					fields?: {
						[key: string]: unknown;
					};
				};
			};
		};
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ProfileProposal"];
				};
			};
			/** @description `invalid_id`, `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `too_large`, `quota_exceeded` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid`, `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postProposalsByIdDecline: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ProfileProposal"];
				};
			};
			/** @description `invalid_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `quota_exceeded` */
			413: components["responses"]["Problem413"];
			/** @description `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postProposalsByIdReopen: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ProfileProposal"];
				};
			};
			/** @description `invalid_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `quota_exceeded` */
			413: components["responses"]["Problem413"];
			/** @description `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getQuestionnairesById: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						items: components["schemas"]["GivenAnswer"][];
					};
				};
			};
			/** @description `invalid_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	patchQuestionnairesById: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					/** @enum {number} */
					days?: 7 | 14 | 30;
					/** @constant */
					reopen?: true;
					/** @constant */
					revoke?: true;
				};
			};
		};
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Questionnaire"];
				};
			};
			/** @description `invalid_id`, `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `too_large` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postRegister: {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					email: string;
					invitation?: string | null;
					name: string;
					password: string;
					role?: string | null;
					username: string;
				};
			};
		};
		responses: {
			/** @description Done */
			201: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["User"];
				};
			};
			/** @description The page that follows a form */
			303: {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
			/** @description `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `registration_closed`, `invitation_required`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `taken` */
			409: components["responses"]["Problem409"];
			/** @description `too_large` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description `too_many_requests` */
			429: components["responses"]["Problem429"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postReports: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					aiArchitecture: string;
					analysis: string;
					companyId: number;
					language?: ("en" | "es") | null;
					recommendations: string;
					writer?: ("rules" | "model") | null;
				};
			};
		};
		responses: {
			/** @description Done */
			201: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Report"];
				};
			};
			/** @description `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `report_exists` */
			409: components["responses"]["Problem409"];
			/** @description `too_large`, `quota_exceeded` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid`, `report_not_ready`, `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getReportsByIdActions: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ActionTracker"];
				};
			};
			/** @description `invalid_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	patchReportsByIdActions: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					actionId: string;
					costCents?: number | null;
					dueDate?: string | null;
					notes?: string | null;
					owner?: string | null;
					status?: ("todo" | "doing" | "done" | "dropped") | null;
					updatedAt?: string | null;
				};
			};
		};
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["TrackedAction"];
				};
			};
			/** @description `invalid_id`, `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `stale` */
			409: components["responses"]["Problem409"];
			/** @description `too_large` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	putReportsByIdActionsReadings: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					actionId: string;
					day: string;
					value: number;
				};
			};
		};
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["TrackedAction"];
				};
			};
			/** @description `invalid_id`, `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `too_large`, `quota_exceeded` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	deleteReportsByIdActionsReadings: {
		parameters: {
			query: {
				actionId: string;
				day: string;
			};
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			204: {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
			/** @description `invalid_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getReportsByIdExport: {
		parameters: {
			query?: {
				format?: "pdf" | "docx" | "md";
			};
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/pdf": unknown;
					"application/vnd.openxmlformats-officedocument.wordprocessingml.document": unknown;
					"text/markdown": string;
				};
			};
			/** @description `invalid_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getReportsByIdShare: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						items: components["schemas"]["ReportShare"][];
						nextCursor: string | null;
						total?: number;
					};
				};
			};
			/** @description `invalid_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postReportsByIdShare: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					days?: (7 | 30 | 90) | null;
				};
			};
		};
		responses: {
			/** @description Done */
			201: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["NewReportShare"];
				};
			};
			/** @description `invalid_id`, `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `too_large` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	deleteReportsByIdShare: {
		parameters: {
			query?: {
				linkId?: number;
			};
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			204: {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
			/** @description `invalid_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postReportsPolish: {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					companyId: number;
					language?: ("en" | "es") | null;
				};
			};
		};
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/x-ndjson": string;
				};
			};
			/** @description `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `model_not_configured` */
			409: components["responses"]["Problem409"];
			/** @description `too_large` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description `too_many_requests` */
			429: components["responses"]["Problem429"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getSessions: {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						items: components["schemas"]["Session"][];
						nextCursor: string | null;
						total?: number;
					};
				};
			};
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `token_not_enough` */
			403: components["responses"]["Problem403"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	deleteSessions: {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			204: {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `token_not_enough`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	deleteSessionsById: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			204: {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
			/** @description `invalid_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `token_not_enough`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postSetupByToken: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description The secret of the link. */
				token: string;
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					email: string;
					name: string;
					password: string;
					username: string;
				};
			};
		};
		responses: {
			/** @description Done */
			201: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["User"];
				};
			};
			/** @description The page that follows a form */
			303: {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
			/** @description `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `link_invalid` */
			404: components["responses"]["Problem404"];
			/** @description `too_large` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description `too_many_requests` */
			429: components["responses"]["Problem429"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getStart: {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Start"];
				};
			};
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postStrengths: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					companyId: number;
					description: string;
					/** @default 3 */
					impact?: number | null;
					/** @default null */
					ownerContactId?: number | null;
				};
			};
		};
		responses: {
			/** @description Done */
			201: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ProfileStrength"];
				};
			};
			/** @description `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `too_large`, `quota_exceeded` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid`, `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	deleteStrengthsById: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			204: {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
			/** @description `invalid_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	patchStrengthsById: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					description?: string | null;
					impact?: number | null;
					ownerContactId?: number | null;
					updatedAt?: string | null;
				};
			};
		};
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ProfileStrength"];
				};
			};
			/** @description `invalid_id`, `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `stale` */
			409: components["responses"]["Problem409"];
			/** @description `too_large` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postStrengthsByIdRestore: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ProfileStrength"];
				};
			};
			/** @description `invalid_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getTemplates: {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						items: components["schemas"]["SectorTemplate"][];
					};
				};
			};
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getTokens: {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						items: components["schemas"]["ApiToken"][];
						nextCursor: string | null;
						total?: number;
					};
				};
			};
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `token_not_enough`, `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postTokens: {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					access?: ("full" | "read") | null;
					code?: string | null;
					currentPassword: string;
					expiresInDays?: number | null;
					name: string;
					passkey?: ({
						id: string;
						rawId: string;
						response: {
							clientDataJSON: string;
						} & {
							[key: string]: unknown;
						};
						/** @constant */
						type: "public-key";
					} & {
						[key: string]: unknown;
					}) | null;
					workspaceId?: number | null;
				};
			};
		};
		responses: {
			/** @description Done */
			201: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["NewApiToken"];
				};
			};
			/** @description `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `token_not_enough`, `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `too_large` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	deleteTokensById: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			204: {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
			/** @description `invalid_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `token_not_enough`, `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getUser: {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["User"];
				};
			};
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	deleteUser: {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					code?: string | null;
					currentPassword: string;
					passkey?: ({
						id: string;
						rawId: string;
						response: {
							clientDataJSON: string;
						} & {
							[key: string]: unknown;
						};
						/** @constant */
						type: "public-key";
					} & {
						[key: string]: unknown;
					}) | null;
				};
			};
		};
		responses: {
			/** @description Done */
			204: {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
			/** @description `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `token_not_enough`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `too_large` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	patchUser: {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					code?: string | null;
					currentPassword?: string | null;
					email?: string | null;
					language?: ("en" | "es") | null;
					name?: string | null;
					passkey?: ({
						id: string;
						rawId: string;
						response: {
							clientDataJSON: string;
						} & {
							[key: string]: unknown;
						};
						/** @constant */
						type: "public-key";
					} & {
						[key: string]: unknown;
					}) | null;
					startPage?: ("consulting" | "leads" | "marketing") | null;
					updatedAt?: string | null;
				};
			};
		};
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["User"];
				};
			};
			/** @description `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `token_not_enough`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `stale` */
			409: components["responses"]["Problem409"];
			/** @description `too_large` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postUserConfirm: {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					currentPassword: string;
				};
			};
		};
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						/** Format: date-time */
						confirmedUntil: string;
					};
				};
			};
			/** @description `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `token_not_enough`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `too_large` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getUserExport: {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": unknown;
				};
			};
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `token_not_enough` */
			403: components["responses"]["Problem403"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postUserPassword: {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					code?: string | null;
					currentPassword: string;
					newPassword: string;
					passkey?: ({
						id: string;
						rawId: string;
						response: {
							clientDataJSON: string;
						} & {
							[key: string]: unknown;
						};
						/** @constant */
						type: "public-key";
					} & {
						[key: string]: unknown;
					}) | null;
				};
			};
		};
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						token: string;
					};
				};
			};
			/** @description `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `token_not_enough`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `too_large` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getUserSecondFactor: {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["SecondFactor"];
				};
			};
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `token_not_enough` */
			403: components["responses"]["Problem403"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postUserSecondFactorPasskeys: {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					name: string;
					passkey: {
						id: string;
						rawId: string;
						response: {
							clientDataJSON: string;
						} & {
							[key: string]: unknown;
						};
						/** @constant */
						type: "public-key";
					} & {
						[key: string]: unknown;
					};
				};
			};
		};
		responses: {
			/** @description Done */
			201: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["AddedPasskey"];
				};
			};
			/** @description `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `token_not_enough`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `too_large` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	deleteUserSecondFactorPasskeysById: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					code?: string | null;
					currentPassword: string;
					passkey?: ({
						id: string;
						rawId: string;
						response: {
							clientDataJSON: string;
						} & {
							[key: string]: unknown;
						};
						/** @constant */
						type: "public-key";
					} & {
						[key: string]: unknown;
					}) | null;
				};
			};
		};
		responses: {
			/** @description Done */
			204: {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
			/** @description `invalid_id`, `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `token_not_enough`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `too_large` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postUserSecondFactorPasskeysOptions: {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					code?: string | null;
					currentPassword: string;
					passkey?: ({
						id: string;
						rawId: string;
						response: {
							clientDataJSON: string;
						} & {
							[key: string]: unknown;
						};
						/** @constant */
						type: "public-key";
					} & {
						[key: string]: unknown;
					}) | null;
				};
			};
		};
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["PasskeyOffer"];
				};
			};
			/** @description `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `token_not_enough`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `too_large` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postUserSecondFactorRecoveryCodes: {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					code?: string | null;
					currentPassword: string;
					passkey?: ({
						id: string;
						rawId: string;
						response: {
							clientDataJSON: string;
						} & {
							[key: string]: unknown;
						};
						/** @constant */
						type: "public-key";
					} & {
						[key: string]: unknown;
					}) | null;
				};
			};
		};
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["RecoveryCodes"];
				};
			};
			/** @description `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `token_not_enough`, `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `too_large` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postUserSecondFactorTotp: {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					code?: string | null;
					currentPassword: string;
					passkey?: ({
						id: string;
						rawId: string;
						response: {
							clientDataJSON: string;
						} & {
							[key: string]: unknown;
						};
						/** @constant */
						type: "public-key";
					} & {
						[key: string]: unknown;
					}) | null;
				};
			};
		};
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["TotpOffer"];
				};
			};
			/** @description `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `token_not_enough`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `too_large` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	deleteUserSecondFactorTotp: {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					code?: string | null;
					currentPassword: string;
					passkey?: ({
						id: string;
						rawId: string;
						response: {
							clientDataJSON: string;
						} & {
							[key: string]: unknown;
						};
						/** @constant */
						type: "public-key";
					} & {
						[key: string]: unknown;
					}) | null;
				};
			};
		};
		responses: {
			/** @description Done */
			204: {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
			/** @description `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `token_not_enough`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `too_large` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postUserSecondFactorTotpConfirm: {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					code: string;
				};
			};
		};
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["RecoveryCodes"];
				};
			};
			/** @description `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `token_not_enough`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `too_large` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getWebhooks: {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						items: components["schemas"]["Webhook"][];
						nextCursor: string | null;
						total?: number;
					};
				};
			};
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postWebhooks: {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					events: ("contact.created" | "contact.updated" | "contact.deleted" | "company.created" | "company.updated" | "company.deleted" | "opportunity.created" | "opportunity.updated" | "opportunity.deleted" | "opportunity.stage_changed" | "opportunity.won" | "opportunity.lost" | "task.created" | "task.updated" | "task.deleted" | "communication.created" | "communication.updated" | "communication.deleted" | "enquiry.received" | "lead.received")[];
					url: string;
				};
			};
		};
		responses: {
			/** @description Done */
			201: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["NewWebhook"];
				};
			};
			/** @description `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `demo_account`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `too_many_webhooks` */
			409: components["responses"]["Problem409"];
			/** @description `too_large` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getWebhooksById: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Webhook"];
				};
			};
			/** @description `invalid_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	deleteWebhooksById: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			204: {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
			/** @description `invalid_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	patchWebhooksById: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					events?: ("contact.created" | "contact.updated" | "contact.deleted" | "company.created" | "company.updated" | "company.deleted" | "opportunity.created" | "opportunity.updated" | "opportunity.deleted" | "opportunity.stage_changed" | "opportunity.won" | "opportunity.lost" | "task.created" | "task.updated" | "task.deleted" | "communication.created" | "communication.updated" | "communication.deleted" | "enquiry.received" | "lead.received")[] | null;
					isActive?: boolean | null;
					updatedAt?: string | null;
					url?: string | null;
				};
			};
		};
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Webhook"];
				};
			};
			/** @description `invalid_id`, `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `stale` */
			409: components["responses"]["Problem409"];
			/** @description `too_large` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getWebhooksByIdDeliveries: {
		parameters: {
			query?: {
				cursor?: string;
				limit?: number;
				sort?: "-createdAt";
			};
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						items: components["schemas"]["WebhookDelivery"][];
						nextCursor: string | null;
						total?: number;
					};
				};
			};
			/** @description `invalid_id`, `bad_request` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postWebhooksByIdDeliveriesByDeliveryIdReplay: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path: {
				/** @description Which one, by its deliveryId. */
				deliveryId: string;
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["WebhookDelivery"];
				};
			};
			/** @description `invalid_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `webhook_off` */
			409: components["responses"]["Problem409"];
			/** @description `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postWebhooksByIdTest: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			201: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["WebhookDelivery"];
				};
			};
			/** @description `invalid_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `webhook_off` */
			409: components["responses"]["Problem409"];
			/** @description `quota_exceeded` */
			413: components["responses"]["Problem413"];
			/** @description `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postWorkspaceInvitationsByTokenAccept: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path: {
				/** @description The secret of the link. */
				token: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description What imports have left for the address is then theirs; the cause of that can be undone. */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Workspace"];
				};
			};
			/** @description The page that follows a form */
			303: {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `token_not_enough`, `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found`, `link_invalid`, `invitation_address` */
			404: components["responses"]["Problem404"];
			/** @description `quota_exceeded` */
			413: components["responses"]["Problem413"];
			/** @description `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `too_many_requests` */
			429: components["responses"]["Problem429"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getWorkspaces: {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						items: components["schemas"]["Workspace"][];
					};
				};
			};
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postWorkspaces: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					name: string;
				};
			};
		};
		responses: {
			/** @description Done */
			201: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Workspace"];
				};
			};
			/** @description `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `token_not_enough`, `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `too_large`, `quota_exceeded` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid`, `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getWorkspacesById: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Workspace"];
				};
			};
			/** @description `invalid_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description `not_found`, `workspace_left` */
			404: components["responses"]["Problem404"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	deleteWorkspacesById: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			204: {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
			/** @description `invalid_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `token_not_enough`, `second_factor_missing`, `owner_only`, `reader_only`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found`, `workspace_left` */
			404: components["responses"]["Problem404"];
			/** @description `workspace_personal` */
			409: components["responses"]["Problem409"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	patchWorkspacesById: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					name?: string;
					/** @enum {string} */
					setUpBy?: "owners" | "members";
				};
			};
		};
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Workspace"];
				};
			};
			/** @description `invalid_id`, `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `token_not_enough`, `second_factor_missing`, `owner_only`, `reader_only`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found`, `workspace_left` */
			404: components["responses"]["Problem404"];
			/** @description `workspace_personal` */
			409: components["responses"]["Problem409"];
			/** @description `too_large` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getWorkspacesByIdAudit: {
		parameters: {
			query?: {
				cursor?: string;
				limit?: number;
				sort?: "-createdAt" | "createdAt";
			};
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						items: components["schemas"]["WorkspaceAuditEvent"][];
						nextCursor: string | null;
						total?: number;
					};
				};
			};
			/** @description `invalid_id`, `bad_request` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `token_not_enough`, `second_factor_missing`, `owner_only`, `reader_only` */
			403: components["responses"]["Problem403"];
			/** @description `not_found`, `workspace_left` */
			404: components["responses"]["Problem404"];
			/** @description `workspace_personal` */
			409: components["responses"]["Problem409"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postWorkspacesByIdChoose: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Workspace"];
				};
			};
			/** @description The page that follows a form */
			303: {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
			/** @description `invalid_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `token_not_enough`, `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found`, `workspace_left` */
			404: components["responses"]["Problem404"];
			/** @description `quota_exceeded` */
			413: components["responses"]["Problem413"];
			/** @description `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postWorkspacesByIdHandover: {
		parameters: {
			query?: never;
			header?: {
				/** @description Any text that names this request alone; the same text again answers as the first time. */
				"Idempotency-Key"?: string;
			};
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					fromUserId: number;
					toUserId: number;
				};
			};
		};
		responses: {
			/** @description The answer’s `causeId` can be undone by `POST /api/causes/{id}/undo` in this workspace. */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["HandedOver"];
				};
			};
			/** @description `invalid_id`, `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `token_not_enough`, `second_factor_missing`, `owner_only`, `reader_only`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found`, `workspace_left` */
			404: components["responses"]["Problem404"];
			/** @description `workspace_personal` */
			409: components["responses"]["Problem409"];
			/** @description `too_large` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid`, `idempotency_mismatch` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getWorkspacesByIdInvitations: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						items: components["schemas"]["WorkspaceInvitation"][];
					};
				};
			};
			/** @description `invalid_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `token_not_enough`, `second_factor_missing`, `owner_only`, `reader_only` */
			403: components["responses"]["Problem403"];
			/** @description `not_found`, `workspace_left` */
			404: components["responses"]["Problem404"];
			/** @description `workspace_personal` */
			409: components["responses"]["Problem409"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postWorkspacesByIdInvitations: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					email: string;
					language?: ("en" | "es") | null;
					/** @enum {string} */
					role: "owner" | "member" | "reader";
				};
			};
		};
		responses: {
			/** @description Done */
			201: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["NewWorkspaceInvitation"];
				};
			};
			/** @description `invalid_id`, `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `token_not_enough`, `second_factor_missing`, `owner_only`, `reader_only`, `email_not_confirmed`, `demo_account`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found`, `workspace_left` */
			404: components["responses"]["Problem404"];
			/** @description `workspace_personal`, `taken` */
			409: components["responses"]["Problem409"];
			/** @description `too_large` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description `too_many_requests` */
			429: components["responses"]["Problem429"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	deleteWorkspacesByIdInvitationsByInvitationId: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
				/** @description Which one, by its invitationId. */
				invitationId: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			204: {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
			/** @description `invalid_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `token_not_enough`, `second_factor_missing`, `owner_only`, `reader_only`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found`, `workspace_left` */
			404: components["responses"]["Problem404"];
			/** @description `workspace_personal` */
			409: components["responses"]["Problem409"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postWorkspacesByIdInvitationsByInvitationIdLink: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
				/** @description Which one, by its invitationId. */
				invitationId: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["WorkspaceInvitationLink"];
				};
			};
			/** @description `invalid_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `token_not_enough`, `second_factor_missing`, `owner_only`, `reader_only`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found`, `workspace_left` */
			404: components["responses"]["Problem404"];
			/** @description `workspace_personal` */
			409: components["responses"]["Problem409"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postWorkspacesByIdInvitationsByInvitationIdSend: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
				/** @description Which one, by its invitationId. */
				invitationId: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["NewWorkspaceInvitation"];
				};
			};
			/** @description `invalid_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `token_not_enough`, `second_factor_missing`, `owner_only`, `reader_only`, `email_not_confirmed`, `demo_account`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found`, `workspace_left` */
			404: components["responses"]["Problem404"];
			/** @description `workspace_personal` */
			409: components["responses"]["Problem409"];
			/** @description `too_many_requests` */
			429: components["responses"]["Problem429"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postWorkspacesByIdInvitationsBatch: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					addresses: string;
					language?: ("en" | "es") | null;
					/** @enum {string} */
					role: "owner" | "member" | "reader";
				};
			};
		};
		responses: {
			/** @description One item for each part of the text; those that were invited carry the link. Whoever waits for an answer keeps the link they have. */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						items: components["schemas"]["InviteOutcome"][];
					};
				};
			};
			/** @description `invalid_id`, `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `token_not_enough`, `second_factor_missing`, `owner_only`, `reader_only`, `email_not_confirmed`, `demo_account`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found`, `workspace_left` */
			404: components["responses"]["Problem404"];
			/** @description `workspace_personal` */
			409: components["responses"]["Problem409"];
			/** @description `too_large` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getWorkspacesByIdMembers: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						items: components["schemas"]["Member"][];
					};
				};
			};
			/** @description `invalid_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description `not_found`, `workspace_left` */
			404: components["responses"]["Problem404"];
			/** @description `workspace_personal` */
			409: components["responses"]["Problem409"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	deleteWorkspacesByIdMembersByUserId: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
				/** @description Which one, by its userId. */
				userId: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			204: {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
			/** @description `invalid_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `token_not_enough`, `second_factor_missing`, `owner_only`, `reader_only`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found`, `workspace_left` */
			404: components["responses"]["Problem404"];
			/** @description `workspace_personal`, `last_owner` */
			409: components["responses"]["Problem409"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	patchWorkspacesByIdMembersByUserId: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
				/** @description Which one, by its userId. */
				userId: string;
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					/** @enum {string} */
					role: "owner" | "member" | "reader";
				};
			};
		};
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Member"];
				};
			};
			/** @description `invalid_id`, `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `token_not_enough`, `second_factor_missing`, `owner_only`, `reader_only`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found`, `workspace_left` */
			404: components["responses"]["Problem404"];
			/** @description `workspace_personal`, `last_owner` */
			409: components["responses"]["Problem409"];
			/** @description `too_large` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getWorkspacesByIdMembersByUserIdHoldings: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** @description Number of the record. */
				id: number;
				/** @description Which one, by its userId. */
				userId: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Holdings"];
				};
			};
			/** @description `invalid_id` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `token_not_enough`, `second_factor_missing`, `owner_only`, `reader_only` */
			403: components["responses"]["Problem403"];
			/** @description `not_found`, `workspace_left` */
			404: components["responses"]["Problem404"];
			/** @description `workspace_personal` */
			409: components["responses"]["Problem409"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getWorkspacesOwnAnalyst: {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["AnalystSettings"];
				};
			};
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	putWorkspacesOwnAnalyst: {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					isOn: boolean;
					monthlyTokens?: number | null;
				};
			};
		};
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["AnalystSettings"];
				};
			};
			/** @description `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `too_large`, `quota_exceeded` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getWorkspacesOwnWriter: {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["WriterSettings"];
				};
			};
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	putWorkspacesOwnWriter: {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					baseUrl?: string | null;
					key?: string | null;
					model: string;
					monthlyCapCents?: number | null;
					/** @enum {string} */
					provider: "openai" | "anthropic" | "mistral" | "google" | "openrouter" | "ollama" | "other";
				};
			};
		};
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["WriterSettings"];
				};
			};
			/** @description `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `too_large`, `quota_exceeded` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	deleteWorkspacesOwnWriter: {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			204: {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postWorkspacesOwnWriterModels: {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					baseUrl?: string | null;
					key?: string | null;
					/** @enum {string} */
					provider: "openai" | "anthropic" | "mistral" | "google" | "openrouter" | "ollama" | "other";
				};
			};
		};
		responses: {
			/** @description `fault`: why the model gave nothing, null where it did: `key_missing`, `unreachable`, `refused`, `key_refused`, `not_found`, `too_many`, `server_error`, `private_address`, `insecure_address`, `redirected`, `stalled`, `cut`, `shape`, `too_long`, or `web_page` where the address answers with a page for people instead of JSON (it usually lacks `/v1`). */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ModelList"];
				};
			};
			/** @description `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `too_large` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description `too_many_requests` */
			429: components["responses"]["Problem429"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	postWorkspacesOwnWriterTest: {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					baseUrl?: string | null;
					key?: string | null;
					language?: ("en" | "es") | null;
					model: string;
					productId?: number | null;
					/** @enum {string} */
					provider: "openai" | "anthropic" | "mistral" | "google" | "openrouter" | "ollama" | "other";
				};
			};
		};
		responses: {
			/** @description `fault`: why the model gave nothing, null where it did: `key_missing`, `unreachable`, `refused`, `key_refused`, `not_found`, `too_many`, `server_error`, `private_address`, `insecure_address`, `redirected`, `stalled`, `cut`, `shape`, `too_long`, or `web_page` where the address answers with a page for people instead of JSON (it usually lacks `/v1`). */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["WriterTrial"];
				};
			};
			/** @description `malformed_json` */
			400: components["responses"]["Problem400"];
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing`, `wrong_origin` */
			403: components["responses"]["Problem403"];
			/** @description `not_found` */
			404: components["responses"]["Problem404"];
			/** @description `too_large` */
			413: components["responses"]["Problem413"];
			/** @description `unsupported_media_type` */
			415: components["responses"]["Problem415"];
			/** @description `invalid` */
			422: components["responses"]["Problem422"];
			/** @description `too_many_requests` */
			429: components["responses"]["Problem429"];
			/** @description `busy`, `disk_full` */
			503: components["responses"]["Problem503"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
	getWorkspacesOwnWriterUsage: {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Done */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["WriterUsage"];
				};
			};
			/** @description `signed_out` */
			401: components["responses"]["Problem401"];
			/** @description `second_factor_missing` */
			403: components["responses"]["Problem403"];
			/** @description Any other error */
			default: components["responses"]["Problem"];
		};
	};
}
