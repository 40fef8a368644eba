@echo off
rem Takes back what register-files.cmd has set.
reg delete "HKCU\Software\Classes\.{{.Suffix}}" /f >nul
reg delete "HKCU\Software\Classes\{{.WindowsType}}" /f >nul
