import { render } from 'preact';
import { App } from './app.tsx';
import type { ReportData } from './client.ts';
import { Report } from './report.tsx';

const root = document.getElementById('app');
const data = document.getElementById('data')?.textContent;
if (root !== null)
  render(data === undefined ? <App /> : <Report data={JSON.parse(data) as ReportData} />, root);
