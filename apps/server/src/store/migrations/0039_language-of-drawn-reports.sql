-- A report that we draw ourselves is kept once a language; the file of a clinic has none, and is one for everybody.
alter table report_files add column language text check (language in ('ru', 'en', 'be'));
update report_files f set language = 'ru' from reports r where r.id = f.report_id and r.document_id is null;
alter table report_files drop constraint report_files_pkey;
alter table report_files add constraint report_files_one_a_language unique nulls not distinct (report_id, language);
